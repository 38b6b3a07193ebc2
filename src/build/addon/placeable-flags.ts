import type { Site } from '../site.ts'

/**
 * Flags that give each function a section of its own, so that a linker can place it anywhere. The
 * flags of the job and of the settings come first.
 */
export function placeableFlags({
  environment,
  host: { processes },
}: Pick<Site, 'environment' | 'host'>): Readonly<Record<string, string>> {
  if (processes.platform !== 'linux') return {}
  const withSections = (name: string): string =>
    [environment[name] ?? processes.environment[name] ?? '', '-ffunction-sections']
      .filter((flags) => flags !== '')
      .join(' ')
  return { CFLAGS: withSections('CFLAGS'), CXXFLAGS: withSections('CXXFLAGS') }
}
