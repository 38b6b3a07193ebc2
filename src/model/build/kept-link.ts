/** How a program was linked, with copies of what it was linked from. */
export interface KeptLink {
  /** Program and arguments as one line, which name the copies. */
  readonly line: string
  /** Which file becomes which copy. */
  readonly copies: readonly { readonly path: string; readonly name: string }[]
}

const caches = /(?:^|\/)(?:ccache|sccache)$/
const aFile = /\.(?:o|a|obj|lib)$/

/**
 * What has to be copied so that a link can be repeated when its objects have changed, and the command
 * for the copies.
 *
 * @param words - program and arguments of the link
 * @returns `null` for a command that reads files in other ways
 */
export function keptLink(words: readonly string[]): KeptLink | null {
  const [program, ...rest] =
    words[0] !== undefined && caches.test(words[0]) ? words.slice(1) : words
  if (program === undefined || !rest.includes('-o') || rest.some(isOtherwise)) return null
  const names = new Map<string, string>()
  const namedNames = rest.map((word, at) => {
    if (!aFile.test(word) || word.startsWith('-') || rest[at - 1] === '-o') return word
    const name = names.get(word) ?? `${String(names.size)}${word.slice(word.lastIndexOf('.'))}`
    names.set(word, name)
    return name
  })
  return {
    line: [program, ...namedNames].join(' '),
    copies: [...names].map(([path, name]) => ({ path, name })),
  }
}

/** A list of files, a script, or a word that would not stay one in a line. */
function isOtherwise(word: string): boolean {
  return (
    word.startsWith('@') ||
    /^-Wl,(?:-T|--version-script|--dynamic-list)/.test(word) ||
    /[\s'"\\]/.test(word)
  )
}
