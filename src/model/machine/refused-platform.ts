/** Why nothing can be measured on a platform (`process.platform`), in one line; `null` where it can. */
export function refusedPlatform(platform: string): string | null {
  if (platform !== 'win32') return null
  return 'expected Linux, or macOS in a terminal, got Windows: run it in WSL or on a Linux machine'
}

/** The oldest major version of Node.js that runs this program. */
const oldestNode = 20

/** Why the program cannot run under a version of Node.js, such as `20.19.0`, in one line; `null` where it can. */
export function refusedNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestNode) return null
  return `expected Node.js ${String(oldestNode)} or newer to run this program, got ${version}: start it with a newer one; what is measured may be older, with --node-version`
}
