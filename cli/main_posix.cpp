#include "cli/run_main.h"

int main(int count, char** arguments) { return merops::run_main(count, arguments); }
