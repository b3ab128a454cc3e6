#include "results/report/safe_text.h"

#include <gtest/gtest.h>

namespace merops::report {
namespace {

using std::string_literals::operator""s;

TEST(SafeText, LeavesGoodTextAsItIs) {
  EXPECT_EQ(printable("Samsung SSD 990 PRO, modèle 磁盘 🐦"), "Samsung SSD 990 PRO, modèle 磁盘 🐦");
}

TEST(SafeText, ShowsControlCharactersAsPictures) { EXPECT_EQ(printable("a\x1b[31m\tb\nc\0d\x7f"s), "a␛[31m␉b␊c␀d␡"); }

TEST(SafeText, ReplacesWhatIsNoUtf8) {
  EXPECT_EQ(printable("a\xffz"), "a\uFFFDz");
  EXPECT_EQ(printable("\xc0\xaf"), "\uFFFD\uFFFD") << "an overlong slash";
  EXPECT_EQ(printable("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD") << "a surrogate";
  EXPECT_EQ(printable("\xf5\x80\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD") << "beyond Unicode";
  EXPECT_EQ(printable("cut \xe2\x82"), "cut \uFFFD\uFFFD") << "the end is missing";
}

TEST(SafeText, LetsNoNameTurnTheDirectionOfThePage) {
  EXPECT_EQ(printable("disk\u202Egnp"), "disk\uFFFDgnp");
  EXPECT_EQ(printable("disk\u2066x\u2069"), "disk\uFFFDx\uFFFD");
}

TEST(SafeText, ReplacesWhatXmlForbids) { EXPECT_EQ(printable("\uFFFE\u0085"), "\uFFFD\uFFFD"); }

TEST(SafeText, EscapesMarkup) {
  EXPECT_EQ(escape_markup("<script>alert('\"&')</script>"),
            "&lt;script&gt;alert(&#39;&quot;&amp;&#39;)&lt;/script&gt;");
}

TEST(SafeText, EscapesMarkdown) {
  EXPECT_EQ(escape_markdown("io_uring|`x`*[a](b)<i>\n"), "io\\_uring\\|\\`x\\`\\*\\[a\\](b)&lt;i&gt;␊");
}

TEST(SafeText, CutsTheMiddleOfLongNames) {
  EXPECT_EQ(shortened("0123456789", 10), "0123456789");
  EXPECT_EQ(shortened("0123456789a", 10), "01234…789a");
  EXPECT_EQ(shortened("ääääääääääääää", 5), "ää…ää");
}

}  // namespace
}  // namespace merops::report
