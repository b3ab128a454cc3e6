#pragma once

#include "core/model/judgement.h"

#include <string>

/// The parts of judge(): each looks at one kind of doubt and adds its flags to a measured cell, whose cache state has
/// been decided. docs/method.md explains every flag.
namespace merops::judging {

/// Share by which counters may miss what was read: other traffic, read-ahead, the odd cached block.
inline constexpr double kShare = 0.05;
/// Beyond these shares of the whole machine others' processor time, or what the hypervisor took, is told ...
inline constexpr double kForeignCpuTold = 0.10, kStealTold = 0.01;
/// ... and beyond these the cell is contaminated.
inline constexpr double kForeignCpuLimit = 0.20, kStealLimit = 0.05;

void add_flag(CellResult& result, std::string id, std::string kind, std::string evidence, std::string advice);

/// Where the bytes came from.
void flag_origin(CellResult& result, const Evidence& evidence);
/// How the source lies on its disk, and what it holds.
void flag_content(CellResult& result, const Evidence& evidence);
/// Whether the rate can be the disk's.
void flag_plausibility(CellResult& result, const Evidence& evidence);
/// What the sample bears.
void flag_sample(CellResult& result, const Evidence& evidence);
void flag_asynchrony(CellResult& result, const Evidence& evidence);
/// Who else was there.
void flag_disturbance(CellResult& result, const Evidence& evidence);
/// How the rate went over time.
void flag_steadiness(CellResult& result);
/// The state that link and machine were in.
void flag_state(CellResult& result, const Evidence& evidence);

/// Bytes that others moved on the leaf devices during the cell, as far as is known.
[[nodiscard]] std::uint64_t foreign_bytes(const CellResult& result, const Evidence& evidence);
/// Share of the whole machine's time that others' work took, or the hypervisor; absent where it was not counted.
[[nodiscard]] std::optional<double> foreign_cpu_share(const CellResult& result, const Evidence& evidence);
[[nodiscard]] std::optional<double> steal_share(const CellResult& result, const Evidence& evidence);

}  // namespace merops::judging
