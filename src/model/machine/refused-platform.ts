/**
 * Why nothing can be measured on a platform, in one line; `null` where it can.
 *
 * @param platform - as in `process.platform`
 */
export function refusedPlatform(platform: string): string | null {
  if (platform !== 'win32') return null
  return 'expected Linux, or macOS in a terminal, got Windows: run it in WSL or on a Linux machine'
}
