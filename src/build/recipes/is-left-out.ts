// Scripts of Neon may compile TypeScript as well, and then make the same addon again.
const compiles = /node-gyp|node-pre-gyp|prebuild|cmake-js|napi|^[^&|;]*\b(?:cargo|neon)\b[^&|;]*$/

/**
 * Whether the `build` script of an addon is not run: the addon is already compiled, and a script that
 * compiles it might fetch a binary instead.
 */
export function isLeftOut(script: string): boolean {
  return compiles.test(script)
}
