# Run by every build: writes OUTPUT from INPUT with what `git describe` says now, and touches it only when it changed.
#   cmake -DINPUT=... -DOUTPUT=... -DSOURCE_DIR=... -DMEROPS_VERSION=... -DMEROPS_COMPILER=... -DMEROPS_BUILD_TYPE=... -P
execute_process(COMMAND git describe --always --dirty --tags WORKING_DIRECTORY ${SOURCE_DIR}
                OUTPUT_VARIABLE MEROPS_DESCRIBE OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(MEROPS_DESCRIBE "no git description")
endif()
configure_file(${INPUT} ${OUTPUT} @ONLY)
