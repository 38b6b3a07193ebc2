import { texts } from '../../model/texts.ts'
import { askProgram, noteInLog, type Site } from '../site.ts'

/** Folder in a tree of Node.js that holds what it was linked from, and `line`, how. */
export const nodeLink = 'out/deadheat-link'

const copySeconds = 600

const keepScript = texts['build/recipes/keep-node-link.sh']

/** Keeps how Node.js was linked, to do it again for every round, within the build's bounds, as that is foreign. */
export async function keepNodeLink(
  { ninja }: { readonly ninja: boolean },
  site: Site,
): Promise<void> {
  const { files, processes } = site.host
  const directory = site.packageDirectory
  if (processes.platform !== 'linux') return
  const cwd = files.join(directory, ninja ? 'out/Release' : 'out')
  const command = ninja ? await linkedByNinja(cwd, site) : await linkedByMake(directory, site)
  const words = command?.trim().split(/\s+/) ?? []
  const link = command === null || shellSyntax.test(command) ? null : keptLink(words)
  if (link !== null) {
    const copies = link.copies.flatMap(({ path, name }) => [path, name])
    const argv = ['sh', '-c', keepScript, 'sh', files.join(directory, nodeLink), ...copies]
    const question = { argv, cwd, seconds: copySeconds, input: `${link.line}\n` }
    const { exitCode } = await askProgram({ ...question, foreignWords: true }, site)
    if (exitCode === 0) return
  }
  await noteInLog('not kept: what Node.js was linked from', site)
}

const shellSyntax = /[`;|&<>'"\\]|\$\(/

/** The last command is that of the program itself. */
async function linkedByNinja(cwd: string, site: Site): Promise<string | null> {
  const argv = ['ninja', '-t', 'commands', 'node']
  const question = { argv, cwd, seconds: copySeconds, foreignWords: true } as const
  const { exitCode, stdout } = await askProgram(question, site)
  return exitCode === 0 ? (stdout.trimEnd().split('\n').at(-1) ?? null) : null
}

/** gyp's Makefiles record every command, to run it again when it changes. */
async function linkedByMake(directory: string, { host: { files } }: Site): Promise<string | null> {
  const program = files.join(directory, 'out/Release/node')
  const text = await files.read(`${files.join(directory, 'out/Release/.deps')}${program}.d`)
  const mark = `cmd_${program} := `
  const line = text?.split('\n').find((candidate) => candidate.startsWith(mark))
  return line === undefined ? null : line.slice(mark.length)
}

const cacheProgram = /(?:^|\/)ccache$/
const objectFile = /\.(?:o|a|obj|lib)$/

/** What to copy so that a link can be repeated, and how; `null` for a command that reads files in other ways. */
export function keptLink(words: readonly string[]): {
  /** Program and arguments, which name the copies. */
  readonly line: string
  /** Which file becomes which copy. */
  readonly copies: readonly { readonly path: string; readonly name: string }[]
} | null {
  const [program, ...rest] =
    words[0] !== undefined && cacheProgram.test(words[0]) ? words.slice(1) : words
  if (program === undefined || !rest.includes('-o') || rest.some(isUnrepeatable)) return null
  const names = new Map<string, string>()
  const copyWords = rest.map((word, at) => {
    if (!objectFile.test(word) || word.startsWith('-') || rest[at - 1] === '-o') return word
    const name = names.get(word) ?? `${String(names.size)}${word.slice(word.lastIndexOf('.'))}`
    names.set(word, name)
    return name
  })
  return {
    line: [program, ...copyWords].join(' '),
    copies: [...names].map(([path, name]) => ({ path, name })),
  }
}

/** A list of files, a script, or a word that would not stay one in a line. */
function isUnrepeatable(word: string): boolean {
  return (
    word.startsWith('@') ||
    /^-Wl,(?:-T|--version-script|--dynamic-list)/.test(word) ||
    /[\s'"\\]/.test(word)
  )
}
