/** How a program is started: in which folder, with which variables besides the usual ones. */
export interface CommandStart {
  readonly words: readonly string[]
  /** Relative to the usual one; `null` for that. */
  readonly folder: string | null
  readonly variables: Readonly<Record<string, string>>
}

/** `NAME=` at the start of a word. */
export const assignment = /^[A-Za-z_]\w*=/

/** What the `env` in front of a command says, so that no program of this name runs; other options are left to it. */
export function startOf(command: readonly string[]): CommandStart {
  const usual = { words: command, folder: null, variables: {} }
  if (command[0] !== 'env') return usual
  const [, folder = null] = /^--chdir=(.+)$/.exec(command[1] ?? '') ?? []
  const rest = command.slice(folder === null ? 1 : 2)
  const count = rest.findIndex((word) => !assignment.test(word))
  if (count < 0 || rest[count]?.startsWith('-') === true) return usual
  return { words: rest.slice(count), folder, variables: variablesOf(rest.slice(0, count)) }
}

/** A command that is started so, which {@link startOf} reads again. */
export function startWords({ words, folder, variables }: CommandStart): string[] {
  const start = [
    ...(folder === null ? [] : [`--chdir=${folder}`]),
    ...Object.entries(variables).map((pair) => pair.join('=')),
  ]
  return start.length === 0 ? [...words] : ['env', ...start, ...words]
}

/** A command with flags behind its `node`, but for those that it has. */
export function withNodeFlags(
  [program = '', ...words]: readonly string[],
  flags: readonly string[],
): readonly string[] {
  return program === 'node'
    ? [program, ...flags.filter((flag) => !words.includes(flag)), ...words]
    : [program, ...words]
}

/** Lines of `NAME=VALUE` as a record; the last one of a name wins. */
export function variablesOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)] as const
    }),
  )
}
