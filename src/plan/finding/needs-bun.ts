const uses = /\bBun\.(?!js\b|sh\b)\w+\s*[(.]|\bfrom\s*['"]bun(?::\w+)?['"]/
const asks = /typeof\s+(?:globalThis\.)?Bun\b|globalThis\.Bun\b|versions\.bun\b|['"]Bun['"]\s+in\b/

/** Whether a script uses what only Bun has, without asking first whether it is there. */
export function needsBun(text: string): boolean {
  return uses.test(text) && !asks.test(text)
}
