#!/usr/bin/env python3
"""Each rule of structure.py finds its fault in a small tree, and is content without it."""
import tempfile
import unittest
from pathlib import Path

import structure


class Rules(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        self.write("core/model/error.h", "#pragma once\n#include <string>\n")
        self.write("core/host/clock.h", '#pragma once\n#include "core/model/error.h"\n')
        self.write("backends/registry.h", '#pragma once\n#include "core/host/clock.h"\n')
        self.write("cli/main.cpp", '#include "backends/registry.h"\n#include <fmt/format.h>\n')
        self.write("cli/CMakeLists.txt", "add_executable(merops main.cpp)\n")

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def faults(self, rule):
        return structure.RULES[rule](self.root)

    def finds(self, rule, path, text):
        self.write(path, text)
        self.assertEqual([fault.split(":")[0] for fault in self.faults(rule)], [path])

    def test_are_content_with_a_good_tree(self):
        for rule in structure.RULES:
            self.assertEqual(self.faults(rule), [], rule)

    def test_find_an_include_against_the_arrows(self):
        self.finds("arrows", "core/engine/loop.cpp", '#include "backends/registry.h"\n')

    def test_find_an_include_from_the_window_to_the_machine(self):
        self.finds("arrows", "gui/window.cpp", '#include "core/host/clock.h"\n')

    def test_find_an_include_that_is_not_from_the_root(self):
        self.finds("arrows", "core/host/clock.cpp", '#include "clock.h"\n')

    def test_find_a_condition_on_the_system(self):
        self.finds("conditionals", "core/host/open.cpp", "#ifdef _WIN32\n#endif\n")

    def test_allow_a_condition_in_a_file_of_one_system(self):
        self.write("core/host/open_posix.cpp", "#ifdef __linux__\n#endif\n")
        self.assertEqual(self.faults("conditionals"), [])

    def test_find_third_party_headers_in_a_header(self):
        for header in ("fmt/format.h", "nlohmann/json_fwd.hpp", "liburing.h", "sys/stat.h", "CLI/App.hpp"):
            self.finds("headers", "results/query.h", f"#pragma once\n#include <{header}>\n")

    def test_find_a_header_that_may_be_included_twice(self):
        self.finds("headers", "results/query.h", "#include <string>\n")

    def test_find_a_namespace_opened_for_everybody(self):
        self.finds("headers", "results/query.h", "#pragma once\nusing namespace std;\n")

    def test_find_what_is_not_portable_in_the_model(self):
        self.finds("portable", "core/model/store.cpp", "#include <unistd.h>\n")

    def test_find_a_long_file(self):
        self.finds("lengths", "cli/long.cpp", "\n" * (structure.LONGEST + 1))

    def test_find_a_file_that_nobody_builds(self):
        self.finds("built", "cli/remain.cpp", "")

    def test_find_a_home_folder(self):
        self.finds("paths", "docs/guide.md", f"put it in {Path.home()}/models\n")

    def test_allow_a_variable_before_such_a_name(self):
        self.write("docs/guide.md", f"${{prefix}}{Path.home()}/x and chroot{Path.home()}/x\n")
        self.assertEqual(self.faults("paths"), [])


unittest.main()
