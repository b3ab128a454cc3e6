#include "backends/page_touch.h"

#include <atomic>
#include <cstdint>

#include <windows.h>

namespace merops {
namespace {

/// What the running touch_pages of this thread touches, and where it failed.
struct Touch {
  std::uintptr_t first = 0, last = 0;
  const std::byte* volatile failed = nullptr;
};
thread_local Touch* volatile running = nullptr;

/// Makes the function that was interrupted return to its caller, as the unwind tables of the system's calling
/// convention say: also the registers that it saved are restored. No language's exceptions are involved.
void return_from_interrupted_function(CONTEXT& context) {
  DWORD64 image = 0;
  RUNTIME_FUNCTION* function = ::RtlLookupFunctionEntry(context.Rip, &image, nullptr);
  if (function == nullptr) {  // it has not changed its stack
    context.Rip = *reinterpret_cast<const DWORD64*>(context.Rsp);
    context.Rsp += sizeof(DWORD64);
    return;
  }
  void* handler_data = nullptr;
  DWORD64 frame = 0;
  ::RtlVirtualUnwind(UNW_FLAG_NHANDLER, image, context.Rip, function, &context, &handler_data, &frame, nullptr);
}

/// A read that the disk or the network did not bring, or memory that is no longer there.
bool is_failed_access(const EXCEPTION_RECORD& record) {
  const bool known =
      record.ExceptionCode == EXCEPTION_IN_PAGE_ERROR || record.ExceptionCode == EXCEPTION_ACCESS_VIOLATION;
  return known && record.NumberParameters >= 2;
}

LONG CALLBACK on_exception(EXCEPTION_POINTERS* exception) {
  Touch* const touch = running;
  if (touch == nullptr || !is_failed_access(*exception->ExceptionRecord)) return EXCEPTION_CONTINUE_SEARCH;
  const std::uintptr_t address = exception->ExceptionRecord->ExceptionInformation[1];
  if (address < touch->first || address > touch->last) return EXCEPTION_CONTINUE_SEARCH;
  touch->failed = reinterpret_cast<const std::byte*>(address);
  return_from_interrupted_function(*exception->ContextRecord);
  return EXCEPTION_CONTINUE_EXECUTION;
}

void touch_each(const volatile std::byte* at, const volatile std::byte* last, std::size_t page_size) {
  for (; at < last; at += page_size) static_cast<void>(*at);
  static_cast<void>(*last);
}

/// Called through this, so that no compiler makes it part of its caller: the handler returns from it alone.
void (*volatile const call_touch_each)(const volatile std::byte*, const volatile std::byte*, std::size_t) = touch_each;

}  // namespace

std::size_t page_bytes() {
  SYSTEM_INFO system{};
  ::GetSystemInfo(&system);
  return system.dwPageSize;
}

void guard_against_page_errors() {
  static void* const installed = ::AddVectoredExceptionHandler(1, on_exception);
  static_cast<void>(installed);
}

const std::byte* touch_pages(std::span<const std::byte> bytes, std::size_t page_size) {
  if (bytes.empty()) return nullptr;
  const std::byte* const last = bytes.data() + bytes.size() - 1;
  Touch touch;
  touch.first = reinterpret_cast<std::uintptr_t>(bytes.data());
  touch.last = reinterpret_cast<std::uintptr_t>(last);
  running = &touch;
  std::atomic_signal_fence(std::memory_order_seq_cst);  // the handler finds it as it was written
  call_touch_each(bytes.data(), last, page_size);
  std::atomic_signal_fence(std::memory_order_seq_cst);
  running = nullptr;
  return touch.failed;
}

}  // namespace merops
