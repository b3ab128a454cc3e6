#include "results/statement.h"

#include "results/connection.h"

#include <cmath>

#include <sqlite3.h>

namespace merops {

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(Connection& connection, std::string_view sql) : connection_(&connection) {
  sqlite3_stmt* statement = nullptr;
  const int code =
      sqlite3_prepare_v2(connection.handle(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  statement_.reset(statement);
  if (code != SQLITE_OK) connection.fail(code);
}

void Statement::check_bound(int code) const {
  if (code != SQLITE_OK) connection_->fail(code);
}

Statement& Statement::bind_null() {
  check_bound(sqlite3_bind_null(statement_.get(), ++parameter_));
  return *this;
}

Statement& Statement::bind_blob(std::span<const std::byte> bytes) {
  check_bound(sqlite3_bind_blob64(statement_.get(), ++parameter_, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
  return *this;
}

void Statement::bind_number(std::int64_t value) {
  check_bound(sqlite3_bind_int64(statement_.get(), ++parameter_, value));
}

void Statement::bind_real(double value) {
  if (!std::isfinite(value)) {
    bind_null();
    return;
  }
  check_bound(sqlite3_bind_double(statement_.get(), ++parameter_, value));
}

void Statement::bind_text(std::string_view value) {
  check_bound(sqlite3_bind_text64(statement_.get(), ++parameter_, value.data() == nullptr ? "" : value.data(),
                                  value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

bool Statement::step() {
  column_ = 0;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) connection_->fail(code);
  return false;
}

void Statement::run() {
  while (step()) {
  }
  sqlite3_reset(statement_.get());
  parameter_ = 0;
}

bool Statement::is_null() const { return sqlite3_column_type(statement_.get(), column_) == SQLITE_NULL; }
std::int64_t Statement::number() const { return sqlite3_column_int64(statement_.get(), column_); }
double Statement::real() const { return sqlite3_column_double(statement_.get(), column_); }

std::string_view Statement::text() const {
  const void* bytes = sqlite3_column_text(statement_.get(), column_);
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column_))};
}

Statement& Statement::get_blob(std::vector<std::byte>& bytes) {
  const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(statement_.get(), column_));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column_));
  bytes.assign(data, data + size);
  ++column_;
  return *this;
}

}  // namespace merops
