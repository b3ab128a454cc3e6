#include "core/model/campaign.h"
