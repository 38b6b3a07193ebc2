const runtimes = [
  {
    name: 'Bun',
    uses: /\bBun\.(?!js\b|sh\b)\w+\s*[(.]|\bfrom\s*['"]bun(?::\w+)?['"]/,
    asks: /typeof\s+(?:globalThis\.)?Bun\b|globalThis\.Bun\b|versions\.bun\b|['"]Bun['"]\s+in\b/,
  },
  {
    name: 'Deno',
    uses: /\bDeno\.\w+\s*[(.]|\b(?:from|import)\s*['"](?:npm:|jsr:|https?:\/\/)/,
    asks: /typeof\s+(?:globalThis\.)?Deno\b|globalThis\.Deno\b|['"]Deno['"]\s+in\b/,
  },
] as const

/**
 * The runtime without which a script does not run, because it uses what only that has and does not
 * ask first whether it is there; `null` where Node.js will do.
 */
export function otherRuntimeOf(text: string): 'Bun' | 'Deno' | null {
  return runtimes.find(({ uses, asks }) => uses.test(text) && !asks.test(text))?.name ?? null
}
