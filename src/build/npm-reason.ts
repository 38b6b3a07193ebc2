/** Why npm gave up, in its own first words; `null` when it wrote none. */
export function npmReason(stderr: string): string | null {
  const error = stderr.split('\n').find((line) => /^npm (?:error|ERR!)/.test(line))
  return error?.replace(/^npm (?:error|ERR!) /, '') ?? null
}
