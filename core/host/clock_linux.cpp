#include "core/host/clock.h"
