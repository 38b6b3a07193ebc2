/**
 * Quotes a command so that hyperfine, run without a shell, splits it into exactly these arguments.
 *
 * hyperfine splits like a POSIX shell but expands nothing, so every argument is in single quotes. A
 * single quote inside one closes them, is escaped, and opens them again.
 *
 * @param argv - without NUL, which no argument can contain
 */
export function quotedCommand(argv: readonly string[]): string {
  return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
