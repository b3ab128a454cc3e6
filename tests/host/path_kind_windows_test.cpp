#include "core/host/path_kind_windows.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(PathKind, KnowsNamesOfWholeDevices) {
  for (const wchar_t* name :
       {LR"(\\.\PhysicalDrive0)", LR"(\\.\C:)", LR"(\\?\Volume{01234567-89ab-cdef-0123-456789abcdef})", LR"(\\.\NUL)",
        LR"(\\?\GLOBALROOT\Device\Harddisk0)"})
    EXPECT_TRUE(is_device_name(name)) << name;
}

TEST(PathKind, KnowsNamesOfFilesOnDevices) {
  for (const wchar_t* name : {LR"(C:\store)", LR"(\\?\C:\store)", LR"(\\.\C:\store)", LR"(\\.\C:\)",
                              LR"(\\server\share)", LR"(\\?\UNC\server\share\store)", L"store", L"", LR"(\\.\)",
                              LR"(\\.\C:/store)", LR"(\\?\GLOBALROOT\Device\HarddiskVolumeShadowCopy1\store)"})
    EXPECT_FALSE(is_device_name(name)) << name;
}

TEST(PathKind, KnowsPipes) {
  for (const wchar_t* name : {LR"(\\.\pipe\x)", LR"(\\.\PIPE\x)", LR"(\\?\pipe\x)", LR"(\\server\pipe\x)",
                              LR"(\\?\UNC\server\pipe\x)", LR"(\\.\pipe/x)"})
    EXPECT_TRUE(is_pipe_name(name)) << name;
  for (const wchar_t* name :
       {LR"(C:\pipe\x)", LR"(\\?\C:\pipe\x)", LR"(\\server\share\pipe\x)", LR"(\\.\pipeline)", L"pipe\\x"})
    EXPECT_FALSE(is_pipe_name(name)) << name;
}

}  // namespace
}  // namespace merops
