/**
 * Files that a compiler has read, as it records them for make: `a.o: a.c /usr/include/stdio.h`. The
 * command itself, which gyp adds, is skipped.
 *
 * @param text - of a file that `-MD` or `-MMD` has made
 */
export function filesInDependencyFile(text: string): readonly string[] {
  const found = new Set<string>()
  for (const line of rulesIn(text)) {
    const start = /:(?=\s|$)/.exec(line)
    if (start === null) continue
    for (const word of wordsOf(line.slice(start.index + 1))) found.add(word)
  }
  return [...found]
}

/** Commands that gyp records in dependency files: `cmd_Release/a.node := g++ … -lz`. */
export function commandsInDependencyFile(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => /^cmd_\S+ := (.*)$/.exec(line)?.[1] ?? [])
}

function rulesIn(text: string): readonly string[] {
  const own = text.split('\n').filter((line) => !line.startsWith('cmd_'))
  return own
    .join('\n')
    .replaceAll(/\\\r?\n/g, ' ')
    .split('\n')
}

/** Words as make reads them: a backslash keeps a space or a hash, a dollar is written twice. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/(?:\\.|[^\s\\])+/g) ?? []
  return words.map((word) => word.replaceAll(/\\([ #\\])/g, '$1').replaceAll('$$', '$'))
}
