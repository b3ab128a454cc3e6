#pragma once

#include "core/model/campaign.h"

#include <string_view>

/// One overload set over all parsers of names, for code that reads values of any enumeration. Throw UsageError.
namespace merops {

inline void from_text(std::string_view text, PageKind& out) { out = parse_page_kind(text); }
inline void from_text(std::string_view text, CacheMode& out) { out = parse_cache_mode(text); }
inline void from_text(std::string_view text, Order& out) { out = parse_order(text); }
inline void from_text(std::string_view text, SourceKind& out) { out = parse_source_kind(text); }
inline void from_text(std::string_view text, CellState& out) { out = parse_cell_state(text); }
inline void from_text(std::string_view text, Validity& out) { out = parse_validity(text); }
inline void from_text(std::string_view text, CacheState& out) { out = parse_cache_state(text); }
inline void from_text(std::string_view text, SteadyState& out) { out = parse_steady_state(text); }
inline void from_text(std::string_view text, CampaignEnd& out) { out = parse_campaign_end(text); }

}  // namespace merops
