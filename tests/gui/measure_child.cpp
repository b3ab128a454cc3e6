// A stand-in for `merops --stop-by-input measure PATH ...` that behaves as the path's last part says. It ends by itself
// at last, whatever becomes of the test.
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

namespace {

constexpr const char* kStart = R"({"event":"campaign-start","id":"00000000000000aa","command":"x","cells":2})";
constexpr const char* kCellStart =
    R"({"event":"cell-start","cell":0,"cells":2,"plan":{"source":0,"reader":"buffered","depth":4,"cache":"warm"}})";
constexpr const char* kProgress =
    R"({"event":"progress","cell":0,"cells":2,"bytes":1000,"of":4000,"mb_per_s":500.5,"eta_s":1.5})";
constexpr const char* kCellEnd =
    R"({"event":"cell-end","cell":0,"cells":2,"result":{"cell":{"source":0,"reader":"buffered","depth":4,"cache":"warm"},)"
    R"("state":"measured","validity":"valid","source_kind":"store","measurement":{"payload_bytes":4000,)"
    R"("mb_per_s":{"value":510.5,"low":null,"high":null}}}})";

void sayCell() { std::cerr << kStart << "\n" << kCellStart << "\n" << kProgress << "\n" << kCellEnd << std::endl; }

void hang() { std::this_thread::sleep_for(std::chrono::seconds(60)); }

/// As `--stop-by-input` does, but for the requests before the last.
int waitForRequests(int requests) {
  sayCell();
  for (std::string line; requests > 0 && std::getline(std::cin, line);) --requests;
  return 130;
}

void flood() {
  sayCell();
  for (int line = 0; line < 50'000; ++line) std::cerr << "no event, line " << line << "\n";
  for (int cell = 1; cell < 6'000; ++cell) {
    std::cerr << R"({"event":"cell-end","cell":)" << cell << R"(,"cells":6000,"result":{"state":"skipped"}})"
              << "\n";
  }
}

int behave(const std::string& way) {
  if (way == "crash") {
    sayCell();
    std::cerr << kCellStart << std::endl;
    std::abort();
  }
  if (way == "stubborn") {
    sayCell();
    hang();
  }
  if (way == "wait") return waitForRequests(1);
  if (way == "wait-for-two") return waitForRequests(2);
  if (way == "flood") flood();
  if (way == "error") {
    std::cerr << R"({"event":"message","level":"error","text":"opening x: it is broken","hint":"try y"})" << std::endl;
    return 1;
  }
  if (way == "unfinished") std::cerr << "a last line without an end" << std::flush;
  return way.rfind("exit-", 0) == 0 ? std::atoi(way.c_str() + 5) : 0;
}

}  // namespace

int main(int count, char** arguments) {
  const std::string path = count > 3 ? arguments[3] : "";
  return behave(path.substr(path.rfind('/') + 1));
}
