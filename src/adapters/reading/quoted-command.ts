/**
 * A command line that hyperfine, told to use no shell, splits back into exactly these words.
 *
 * It splits like a POSIX shell but expands nothing, so every word stands in single quotes; a single
 * quote leaves them, is escaped, and enters again.
 *
 * @param argv - without NUL, which no argument can hold
 */
export function quotedCommand(argv: readonly string[]): string {
  return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
