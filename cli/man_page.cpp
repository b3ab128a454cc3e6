#include "cli/man_page.h"

#include <sstream>

namespace merops {
namespace {

constexpr const char* kExitStatus =
    ".SH EXIT STATUS\n"
    ".TP\n.B 0\nDone, nothing wrong found.\n"
    ".TP\n.B 1\nCould not work: input, device, database or right missing or bad. The message says what was being done, "
    "why it "
    "failed, and what to try.\n"
    ".TP\n.B 2\nThe command line is wrong.\n"
    ".TP\n.B 3\nRan and found faults: a failed cell, a store with findings, an invalid set, or no cell could be "
    "measured.\n"
    ".TP\n.B 130\nInterrupted; finished cells are kept.\n";

constexpr const char* kFilesAndMore =
    ".SH FILES\n"
    ".TP\n.I $XDG_DATA_HOME/merops/results.db\nThe results database, by default below\n.IR ~/.local/share .\n"
    ".SH NOTES\n"
    "Data goes to the standard output, everything else to the standard error. A first Ctrl\\-C finishes the reads in "
    "flight, "
    "keeps what was measured and removes temporary files; a second one removes temporary files and quits at once.\n";

std::string lines(const std::string& text) {
  std::istringstream in(text);
  std::string result;
  for (std::string line; std::getline(in, line);) {
    result += (result.empty() ? "" : ".PP\n") + troff_escaped(line) + "\n";
  }
  return result;
}

/// What every command has, --help, is told once.
std::string option_paragraphs(const CommandSpec& command, bool with_help) {
  std::string text;
  for (const OptionSpec& option : command.options) {
    if (!with_help && option.names.back() == "--help") continue;
    text += ".TP\n.B " + troff_escaped(option_heading(option)) + "\n" + troff_escaped(option.text) + "\n";
  }
  return text;
}

std::string examples(const CommandSpec& command) {
  if (command.examples.empty()) return "";
  std::istringstream in(command.examples);
  std::string text = ".PP\nExamples:\n.PP\n.nf\n.RS\n";
  for (std::string line; std::getline(in, line);) text += troff_escaped(line) + "\n";
  return text + ".RE\n.fi\n";
}

std::string command_sections(const CommandSpec& command) {
  std::string text = ".SS " + troff_escaped(usage_line(command)) + "\n" + troff_escaped(command.summary) + ".\n";
  if (!command.description.empty()) text += ".PP\n" + lines(command.description);
  text += option_paragraphs(command, false) + examples(command);
  for (const CommandSpec& sub : command.commands) text += command_sections(sub);
  return text;
}

}  // namespace

std::string troff_escaped(const std::string& text) {
  std::string escaped;
  bool at_start = true;
  for (const char character : text) {
    if (at_start && (character == '.' || character == '\'')) escaped += "\\&";
    at_start = character == '\n';
    if (character == '\\') {
      escaped += "\\e";
    } else if (character == '-') {
      escaped += "\\-";
    } else {
      escaped += character;
    }
  }
  return escaped;
}

std::string man_page(const CommandSpec& program, const std::string& version) {
  std::string page = ".TH MEROPS 1 \"\" \"merops " + version + "\" \"User Commands\"\n";
  page += ".SH NAME\nmerops \\- " + troff_escaped(program.summary) + "\n";
  page += ".SH SYNOPSIS\n.B " + troff_escaped(usage_line(program)) + "\n";
  page += ".SH DESCRIPTION\n" + lines(program.description) + option_paragraphs(program, true) + examples(program);
  page += ".SH COMMANDS\n";
  for (const CommandSpec& command : program.commands) page += command_sections(command);
  return page + kExitStatus + kFilesAndMore;
}

}  // namespace merops
