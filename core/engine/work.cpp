#include "core/engine/pack.h"
