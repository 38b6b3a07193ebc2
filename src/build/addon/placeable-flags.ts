import type { Site } from '../site.ts'

/**
 * What lets a linker lay each function elsewhere: a section for each. The flags of the job and of the
 * settings stay in front.
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
