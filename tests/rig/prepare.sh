#!/usr/bin/env bash
# tests/rig/prepare.sh PACKAGE: prepares one kernel for the emulated machines and prints its folder: vmlinuz, initramfs.gz
# and tools/ (programs only the machines need). PACKAGE is a Debian meta package, as linux-image-amd64. Packages are
# downloaded and cut open, never installed; needs no rights. Kept in ${XDG_CACHE_HOME:-~/.cache}/merops/rig, one folder for
# a kernel's version and what is done with it. Exit 77: it cannot be had here, and one line on the standard error says why.
set -euo pipefail

meta=$1
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/merops/rig

# Programs that set up disks inside a machine, or tell of them what Merops should, with the libraries that a small system
# lacks.
tools="cryptsetup-bin dmsetup libaio1 libcryptsetup12 libdbus-1-3 libdevmapper-event1.02.1 libdevmapper1.02.1 libedit2
  libjson-c5 liblvm2cmd2.03 libnvme1 libpopt0 libbsd0 lvm2 mdadm nvme-cli"
# Modules the machines load, with all they depend on; names that a kernel has built in are passed over.
modules="virtio_pci virtio_blk virtio_console 9pnet_virtio 9p overlay nvme xhci_pci usb_storage uas ahci sd_mod sg ext4 loop
  null_blk configfs dm_mod dm_crypt dm_delay dm_flakey md_mod raid0 raid1 zram cryptd aes_generic aesni_intel xts ecb
  sha256_generic sha256_ssse3 algif_skcipher af_alg essiv crc32c_generic crc32c_intel"

say() { printf '%s\n' "$*" >&2; }
cannot() { say "the emulated machines cannot be prepared: $1"; exit 77; }

for program in apt-get dpkg-deb xz; do command -v "$program" >/dev/null || cannot "there is no $program"; done
busybox=$(command -v busybox) || cannot "there is no busybox (package busybox-static)"

recipe=$(cat "$here/prepare.sh" "$here/init" "$busybox" | sha256sum | cut -c1-12)

package_of() { apt-cache depends "$meta" 2>/dev/null | awk '/Depends: linux-image-/ { print $2; exit }'; }
version_of() { apt-cache policy "$1" 2>/dev/null | awk '/Candidate:/ { print $2 }'; }

package=$(package_of)
if [ -n "$package" ]; then
  folder=$cache/$meta-$(version_of "$package")-$recipe
else  # no package lists: what was prepared before will do
  folder=$(ls -dt "$cache/$meta-"*"-$recipe" 2>/dev/null | head -n 1)
  [ -n "$folder" ] || cannot "apt-get knows no $meta (apt-get update renews its lists)"
fi

mkdir -p "$cache"
exec 9>"$cache/lock"
flock 9
if [ -d "$folder" ]; then echo "$folder"; exit; fi

work=$(mktemp -d "$cache/.making-XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir packages
say "downloading $package and programs for the emulated machines (about 110 MB, once) ..."
download() { apt-get -q -o APT::Sandbox::User=root -o Acquire::Retries=3 download "$@" >/dev/null; }
# shellcheck disable=SC2086  # a list of words
(cd packages && download "$package" $tools) || cannot "apt-get could not download them"

kernel_parts=()
for part in boot/vmlinuz-\* lib/modules/\*/modules.\* \
  lib/modules/\*/kernel/{arch,block,crypto,drivers,fs,lib,net/9p,net/core}/\*; do
  kernel_parts+=("./$part")
done
mkdir kernel
dpkg-deb --fsys-tarfile packages/linux-image-*.deb | tar -x -C kernel --wildcards "${kernel_parts[@]}"
release=$(basename kernel/lib/modules/*)
find kernel/lib/modules -name '*.ko.xz' -exec xz -d {} +
"$busybox" depmod -b "$work/kernel" "$release"

mkdir -p root/{bin,proc,sys,dev,host,tools,writes,new} tools
for package_file in packages/*.deb; do
  case $package_file in packages/linux-image-*) ;; *) dpkg-deb --fsys-tarfile "$package_file" | tar -x -C tools ;; esac
done
# Over a root whose /lib is a link to usr/lib, a folder of that name would hide all that is there.
for part in bin sbin lib; do
  [ ! -d "tools/$part" ] || { mkdir -p "tools/usr/$part" && cp -a "tools/$part/." "tools/usr/$part/" && rm -rf "tools/$part"; }
done
rm -rf tools/usr/share tools/etc/cron* tools/etc/init.d

declare -A taken=()
dependencies=kernel/lib/modules/$release/modules.dep
take() {  # a module by its path, with those it needs
  [ -z "${taken[$1]:-}" ] || return 0
  taken[$1]=yes
  install -Dm644 "kernel/lib/modules/$release/$1" "root/lib/modules/$release/$1"
  local needed
  for needed in $(awk -F': *' -v path="$1" '$1 == path { print $2 }' "$dependencies"); do take "$needed"; done
}
path_of() {  # underscores and hyphens are the same in a module's name
  awk -F: -v name="$1" '{ file = $1; sub(/.*\//, "", file); sub(/\.ko$/, "", file); gsub(/-/, "_", file)
    if (file == name) { print $1; exit } }' "$dependencies"
}
for module in $modules; do
  path=$(path_of "$module")
  [ -z "$path" ] || take "$path"
done
cp "kernel/lib/modules/$release/"modules.{builtin,order} "root/lib/modules/$release/"
"$busybox" depmod -b "$work/root" "$release"
cp "$busybox" root/bin/busybox
install -m755 "$here/init" root/init

mkdir ready
mv tools ready/tools
cp kernel/boot/vmlinuz-* ready/vmlinuz
(cd root && find . | "$busybox" cpio -o -H newc 2>/dev/null | gzip -1) >ready/initramfs.gz
# Those of older versions or recipes will not be used again; keep one in case package lists are turned back.
find "$cache" -maxdepth 1 -type d -name "$meta-*" -mtime +30 -exec rm -rf {} +
mv ready "$folder"
echo "$folder"
