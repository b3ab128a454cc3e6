#!/usr/bin/env bash
# scripts/windows-libraries.sh: prints the folder that holds the libraries for cross-building Merops for Windows x64, and
# builds them first where they are not there yet (about two minutes). They are Debian's own sources, of the versions that
# this system offers, and are kept in $MEROPS_CACHE (default ~/.cache/merops). Needs the group `windows` of packages.txt.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
target=x86_64-w64-mingw32
sources=(sqlite3 openssl fmtlib)

say() { printf 'windows-libraries: %s\n' "$*" >&2; }
fail() { say "$1"; shift; for line in "$@"; do say "  $line"; done; exit 1; }

command -v $target-g++-posix >/dev/null || fail "there is no $target-g++-posix" "scripts/packages.sh windows installs it"

# One folder for each state of what decides the result.
versions() { dpkg-query -W g++-mingw-w64-x86-64-posix libsqlite3-dev libssl-dev libfmt-dev libgtest-dev libcli11-dev \
  nlohmann-json3-dev libtomlplusplus-dev 2>/dev/null; }
state=$( (versions; cat "$0" "$root/cmake/mingw-w64.cmake") | sha256sum | cut -c 1-16)
cache=${MEROPS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/merops}
prefix=$cache/windows-$state
mkdir -p "$cache"
exec 9>"$cache/windows.lock"
flock 9  # two builds at once wait for one another
if [ -e "$prefix/complete" ]; then
  printf '%s\n' "$prefix"
  exit
fi

work=$(mktemp -d "$cache/building.XXXXXX")
trap 'status=$?; [ $status -eq 0 ] || tail -n 20 "$work/log" >&2; rm -rf "$work"; exit $status' EXIT
made=$work/prefix
mkdir -p "$made/include" "$made/lib" "$made/share/cmake"
exec 3>"$work/log"

# apt's lists of sources, in a folder of ours: the system's own are left as they are.
fetch_sources() {
  local apt=$work/apt
  mkdir -p "$apt/parts" "$apt/lists/partial" "$work/tar"
  local file
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -s "$file" ] || continue
    sed -E 's/^Types:.*/Types: deb-src/; s/^deb /deb-src /; t; s/^deb-src /deb-src /' "$file" >"$apt/parts/${file##*/}"
  done
  local options=(-q -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$apt/parts" -o "Dir::State::lists=$apt/lists"
    -o "Dir::Cache::pkgcache=$apt/packages.bin" -o "Dir::Cache::srcpkgcache=$apt/sources.bin" -o APT::Sandbox::User=
    -o Acquire::Languages=none)
  apt-get "${options[@]}" update >&3 2>&1 || fail "apt-get could not read the lists of Debian's sources"
  # --tar-only: a security update's description can be missing where its tar file is not.
  (cd "$work/tar" && apt-get "${options[@]}" source --download-only --tar-only "${sources[@]}" >&3 2>&1) ||
    fail "apt-get could not fetch the sources of: ${sources[*]}"
}

unpack() {  # NAME: into $work/NAME
  mkdir "$work/$1"
  tar -xf "$(find "$work/tar" -name "$1_*.orig.tar.*" ! -name '*.asc' | head -n 1)" -C "$work/$1" --strip-components=1
}

cross_cmake() {  # NAME SOURCE OPTIONS...
  local name=$1 source=$2
  shift 2
  cmake -S "$source" -B "$work/build-$name" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/cmake/mingw-w64.cmake" \
    -DMEROPS_WINDOWS_LIBRARIES="$made" -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$made" "$@" >&3 2>&1
  cmake --build "$work/build-$name" --target install >&3 2>&1
}

# Debian's headers and the files by which CMake finds them; nothing of /usr/include is on the compiler's path.
copy_headers() {
  cp -r /usr/include/CLI /usr/include/nlohmann /usr/include/toml++ "$made/include/"
  cp -r /usr/share/cmake/CLI11 /usr/share/cmake/nlohmann_json "$made/share/cmake/"
}

build_sqlite() {
  unpack sqlite3
  mkdir "$work/sqlite-build"
  (cd "$work/sqlite-build" && make -f ../sqlite3/main.mk TOP=../sqlite3 BCC="gcc -O1" TCC=gcc OPTS= EXE= NAWK=awk \
    sqlite3.c >&3 2>&1)
  $target-gcc-posix -O2 -c -DSQLITE_THREADSAFE=1 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_ENABLE_COLUMN_METADATA \
    -DSQLITE_DQS=0 "$work/sqlite-build/sqlite3.c" -o "$work/sqlite3.o" >&3 2>&1
  $target-ar rcs "$made/lib/libsqlite3.a" "$work/sqlite3.o"
  cp "$work/sqlite-build/sqlite3.h" "$made/include/"
}

# SHA-256 is all that is wanted of it. The place that it is told goes into the library, so it is the same everywhere.
build_openssl() {
  unpack openssl
  local without=(shared tests dso engine module legacy ssl tls dtls cms ct ts ocsp srp sock ui-console autoload-config
    async aria bf blake2 camellia cast chacha cmac des dh dsa ec ecdh ecdsa idea md4 mdc2 ocb poly1305 rc2 rc4 rmd160
    scrypt seed siphash siv sm2 sm3 sm4 whirlpool cmp rfc3779 comp psk srtp deprecated)
  (cd "$work/openssl" && ./Configure mingw64 --cross-compile-prefix=$target- --prefix=/openssl "${without[@]/#/no-}" \
    CC=gcc-posix && make -j"$(nproc)" build_generated libcrypto.a) >&3 2>&1
  cp "$work/openssl/libcrypto.a" "$made/lib/"
  mkdir "$made/include/openssl"
  cp "$work"/openssl/include/openssl/*.h "$made/include/openssl/"
}

say "building SQLite, OpenSSL, fmt and GoogleTest for Windows into $prefix (once; about two minutes)"
fetch_sources
copy_headers
cross_cmake googletest /usr/src/googletest
unpack fmtlib
cross_cmake fmt "$work/fmtlib" -DFMT_TEST=OFF -DFMT_DOC=OFF
build_sqlite
build_openssl
# Paths inside must be those of the place where it will lie; in texts alone, since a library would be broken by it.
grep -rIlF "$made" "$made" | xargs -r sed -i "s|$made|$prefix|g"
rm -rf "$prefix"
mv "$made" "$prefix"
touch "$prefix/complete"
printf '%s\n' "$prefix"
