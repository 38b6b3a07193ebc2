import { findOnPath } from '../../toolchain/tools.ts'
import { foldersUpTo } from '../stays-in-tree.ts'
import { siteEnvironment, type Site } from '../site.ts'

/** Folder in that of an addon's Cargo.toml in which its links are kept, one folder for each library. */
export const cargoLinks = 'target/deadheat-links'

// cargo hands the linker files that it removes afterwards, so all of them are copied. What chooses a
// linker is left out: another one may be chosen when it is linked again, or that one may not be found.
const script = `#!/bin/sh
# Links as cargo asks, and keeps what a shared library was linked from, so that it alone can be linked again.
cc "$@" || exit
output= next= shared=
for word in "$@"; do
  [ "$next" = output ] && output=$word
  next=
  case $word in -o) next=output ;; -shared) shared=yes ;; esac
done
[ -n "$shared" ] || exit 0
folder=\${DEADHEAT_LINKS:?}/\${output##*/}
rm -rf "$folder" && mkdir -p "$folder" || exit 0
count=0 line=cc
for word in "$@"; do
  case $word in
    -fuse-ld=* | -B*/gcc-ld) continue ;;
    -Wl,--version-script=*) flag=-Wl,--version-script= file=\${word#*=} ;;
    *) flag= file=$word ;;
  esac
  if [ -f "$file" ] && [ "$file" != "$output" ]; then
    count=$((count + 1)) ending=
    case $file in *.o | *.rlib | *.a) ending=.\${file##*.} ;; esac
    cp "$file" "$folder/$count$ending" || exit 0
    # What only compilers and debuggers read makes up half of it.
    [ "$ending" != .rlib ] || ar d "$folder/$count$ending" lib.rmeta 2>/dev/null
    [ -z "$ending" ] || strip -g "$folder/$count$ending" 2>/dev/null
    word=$flag$folder/$count$ending
  fi
  line="$line $word"
done
echo "$line" >"$folder/line"
`

/**
 * A linker for cargo that links as the usual one does and writes down how, and the variables that make
 * cargo take it.
 *
 * @param folder - absolute path of the folder of Cargo.toml
 * @param triple - of the machine, as rustc calls it
 * @returns no variables where another linker was chosen, or none like that is known
 */
export async function recordingLinker(
  folder: string,
  triple: string,
  site: Site,
): Promise<Readonly<Record<string, string>>> {
  const { files, processes } = site.host
  const name = `CARGO_TARGET_${triple.toUpperCase().replaceAll('-', '_')}_LINKER`
  const isUsual = processes.platform === 'linux' && triple.includes('-linux-')
  if (!isUsual || (await findOnPath('cc', site.host)) === null) return {}
  if (siteEnvironment(site, site.environment)[name] !== undefined) return {}
  if (await choosesLinker(folder, site)) return {}
  const links = files.join(folder, cargoLinks)
  await files.makeDirectory(links)
  const text = files.join(links, 'linker.txt')
  const program = files.join(links, 'linker')
  await files.write(text, script)
  await files.remove(program)
  await files.clone(text, program, { executable: true })
  return { [name]: program, DEADHEAT_LINKS: links }
}

/** A variable would win over what the settings of cargo say. */
async function choosesLinker(folder: string, { directory, host }: Site): Promise<boolean> {
  const { files, processes } = host
  const { CARGO_HOME, HOME = '' } = processes.environment
  const ownFolders = foldersUpTo(directory, folder, files).map((at) => files.join(at, '.cargo'))
  const folders = [CARGO_HOME ?? files.join(HOME, '.cargo'), ...ownFolders]
  for (const one of folders) {
    for (const name of ['config.toml', 'config']) {
      const text = await files.read(files.join(one, name))
      if (text !== null && /^\s*linker\s*=/m.test(text)) return true
    }
  }
  return false
}
