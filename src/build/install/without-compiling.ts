/** The scripts of a package.json without the words that would compile its addon again. */
export interface ReducedScripts {
  /** The scripts that change, by name; empty where nothing of one is left. */
  readonly scripts: Readonly<Record<string, string>>
  /** The commands that were left out. */
  readonly leftOut: readonly string[]
  /** Whether a command that compiles cannot be taken out of its script. */
  readonly isEntangled: boolean
}

// A word that names a tool, and for those that do other things as well the command that compiles.
const tool = String.raw`(?:node-gyp|node-pre-gyp|prebuild|prebuildify|prebuild-install|node-gyp-build|cmake-js|cargo-cp-artifact|napi\s+build|neon\s+build|cargo\s+(?:build|rustc|b))(?=\s|$)`

const settings = String.raw`(?:cross-env\s+|[A-Za-z_]\w*=\S*\s+)*`
const finder = String.raw`(?:(?:npx|pnpx|bunx)\s+(?:-\S+\s+)*|(?:npm|pnpm|yarn)\s+exec\s+(?:--\s+)?|(?:pnpm|yarn)\s+(?:run\s+)?)?`
const compiles = new RegExp(`^${settings}${finder}(?:\\S*/)?${tool}`)
const namesTool = new RegExp(
  `(?:^|[\\s(;|&/])${tool.replace('(?=\\s|$)', String.raw`(?=[\s;|&)]|$)`)}`,
)
const shellSyntax = /[|;&()<>`\n]|\$\(/

/** A script without what compiles, and those around it, command by command: of `node-gyp rebuild && tsc`, `tsc`. */
export function withoutCompiling(
  name: string,
  scripts: Readonly<Record<string, string>>,
): ReducedScripts {
  const remainingScripts: Record<string, string> = {}
  const leftOut: string[] = []
  let isEntangled = false
  for (const each of reachable(name, scripts)) {
    const commands = (scripts[each] ?? '').split(/(?<!&)&&(?!&)/).map((command) => command.trim())
    const keptCommands = commands.filter((command) => !isCompiler(command, scripts))
    isEntangled ||= keptCommands.some(
      (command) => shellSyntax.test(command) && namesTool.test(command),
    )
    if (keptCommands.length === commands.length) continue
    const droppedCommands = commands.filter((command) => !keptCommands.includes(command))
    isEntangled ||= droppedCommands.some((command) => shellSyntax.test(command))
    remainingScripts[each] = keptCommands.join(' && ')
    leftOut.push(...droppedCommands)
  }
  return isEntangled
    ? { scripts: {}, leftOut: [], isEntangled }
    : { scripts: remainingScripts, leftOut, isEntangled }
}

function isCompiler(command: string, scripts: Readonly<Record<string, string>>): boolean {
  // `yarn prebuild` is a script where there is one of that name.
  const [, script = ''] = /^(?:pnpm|yarn)\s+(?:run\s+)?([\w:.-]+)/.exec(command) ?? []
  return compiles.test(command) && !(script in scripts)
}

function reachable(name: string, scripts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const all = new Set<string>()
  const follow = (each: string): void => {
    const script = scripts[each]
    if (script === undefined || all.has(each)) return
    all.add(each)
    for (const hook of [`pre${each}`, `post${each}`]) follow(hook)
    for (const word of script.split(/[\s'"]+/)) follow(word)
  }
  follow(name)
  return all
}
