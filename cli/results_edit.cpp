#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/results.h"
#include "core/model/error.h"
#include "results/edit.h"

#include <memory>
#include <ostream>

namespace merops {
namespace {

struct EditOptions {
  std::filesystem::path database{};
  std::vector<std::string> rows{};
  std::string text{};
  bool undo = false;
};

/// Finds every row before the first is changed: a mistyped one leaves all as they are.
int edit_rows(Context& context, const EditOptions& options, const std::string& done,
              const std::function<void(Database&, const RowId&)>& edit) {
  Database database = open_existing_results(context, options.database, DatabaseAccess::write);
  std::vector<NamedRow> rows;
  for (const std::string& name : options.rows) rows.push_back(find_row(database, name));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    edit(database, rows[row].id());
    context.log << done << " " << (rows[row].campaign.empty() ? options.rows[row] : rows[row].campaign) << "\n";
  }
  return kExitDone;
}

int remove(Context& context, const EditOptions& options) {
  if (options.undo) return edit_rows(context, options, "Brought back", undelete_row);
  return edit_rows(context, options, "Deleted", delete_row);
}

int retract(Context& context, const EditOptions& options) {
  if (options.undo) return edit_rows(context, options, "No longer retracted:", unretract_row);
  if (options.text.empty()) {
    throw UsageError("retracting results", "the reason is missing", "Say with --reason what is wrong with them.");
  }
  return edit_rows(context, options, "Retracted",
                   [&](Database& database, const RowId& row) { retract_row(database, row, options.text); });
}

int note(Context& context, const EditOptions& options) {
  return edit_rows(context, options, "Noted at",
                   [&](Database& database, const RowId& row) { add_note(database, row, options.text); });
}

}  // namespace

void add_results_delete(CLI::App& results, Context& context) {
  const auto options = std::make_shared<EditOptions>();
  CLI::App& command = add_command(
      results,
      {"delete", "Hide results, or bring them back",
       "Deleted results are no longer listed, compared or exported. They stay in the database, and --undo brings "
       "them back.",
       "merops results delete 3f2a\nmerops results delete cell:12 cell:13\nmerops results delete --undo 3f2a"});
  add_texts(command, {"ROW", "", kRowNames, true}, options->rows);
  add_flag(command, {"--undo", "", "bring them back"}, options->undo);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return remove(here, *options); });
}

void add_results_retract(CLI::App& results, Context& context) {
  const auto options = std::make_shared<EditOptions>();
  CLI::App& command =
      add_command(results, {"retract", "Mark results as wrong, with the reason",
                            "A retracted result stays visible with its reason beside it, and is never compared with.",
                            "merops results retract 3f2a --reason 'a backup ran beside it'\n"
                            "merops results retract 3f2a --undo"});
  add_texts(command, {"ROW", "", kRowNames, true}, options->rows);
  add_text(command, {"--reason", "TEXT", "what is wrong with them"}, options->text);
  add_flag(command, {"--undo", "", "take the retraction back"}, options->undo);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return retract(here, *options); });
}

void add_results_note(CLI::App& results, Context& context) {
  const auto options = std::make_shared<EditOptions>();
  CLI::App& command = add_command(
      results, {"note", "Write a remark beside a result", "A result may have any number of notes, each with its time.",
                "merops results note 3f2a 'after the firmware update'"});
  add_value(command, {"ROW", "", kRowNames, true},
            [options](std::string_view name) { options->rows = {std::string(name)}; });
  add_text(command, {"TEXT", "", "the remark", true}, options->text);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return note(here, *options); });
}

}  // namespace merops
