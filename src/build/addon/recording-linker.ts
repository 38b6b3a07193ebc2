import { texts } from '../../model/texts.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { ownHome } from '../own-home.ts'
import { foldersUpTo, staysInTree } from '../stays-in-tree.ts'
import { siteEnvironment, type Site } from '../site.ts'

/** Folder in that of an addon's Cargo.toml in which its links are kept, one folder for each library. */
export const cargoLinks = 'target/deadheat-links'

// Its path counts among what cargo compiled a crate with, so it has only a name.
const linkerName = 'deadheat-linker'

/** Variables for a linker that also records, by folder and triple of cargo; none where another was chosen. */
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
  if (choosesLinker(await cargoSettings(folder, site), triple)) return {}
  const links = files.join(folder, cargoLinks)
  const { home, launchers } = ownHome(site)
  if (!(await staysInTree(links, site.directory, files))) return {}
  if (!(await staysInTree(launchers, home, files))) return {}
  for (const path of [links, launchers]) await files.makeDirectory(path)
  const text = files.join(launchers, `${linkerName}.txt`)
  const program = files.join(launchers, linkerName)
  await files.write(text, texts['build/addon/recording-linker.sh'])
  await files.remove(program)
  await files.clone(text, program, { executable: true })
  return { [name]: linkerName, DEADHEAT_LINKS: links }
}

/** A variable would win over what the settings of cargo say, unless they say it of other machines. */
function choosesLinker(settings: string, triple: string): boolean {
  return settings.split(/^(?=\s*\[)/m).some((section) => {
    const [, machine = triple] = /^\s*\[target\.["']?([\w.-]+)["']?\]/.exec(section) ?? []
    return machine === triple && /^\s*linker\s*=/m.test(section)
  })
}

/** The text of all settings of cargo that count in a folder. */
async function cargoSettings(folder: string, { directory, host }: Site): Promise<string> {
  const { files, processes } = host
  const { CARGO_HOME, HOME = '' } = processes.environment
  const ownFolders = foldersUpTo(directory, folder, files).map((at) => files.join(at, '.cargo'))
  const folders = [CARGO_HOME ?? files.join(HOME, '.cargo'), ...ownFolders]
  const paths = folders.flatMap((at) =>
    ['config.toml', 'config'].map((name) => files.join(at, name)),
  )
  const contents = await Promise.all(paths.map((path) => files.read(path)))
  return contents.map((text) => text ?? '').join('\n')
}
