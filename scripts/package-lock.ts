import * as z from 'zod'

/** The parts of package-lock.json that are read here; everything else is preserved. */
export const packageLockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      peer: z.boolean().optional(),
      optional: z.boolean().optional(),
      license: z.string().optional(),
      engines: z.looseObject({ node: z.string().optional() }).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

export type PackageLock = z.infer<typeof packageLockSchema>

/**
 * Optional packages that one requires, by its folder in the lock, and the lock lacks, with the required version or range:
 * without them `npm ci` fails before it installs.
 */
export function missingPackagesOf({
  packages,
}: PackageLock): readonly Record<'from' | 'name' | 'range', string>[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name, range]) => !satisfies(versionSeenFrom(from, name, packages), range))
      .map(([name, range]) => ({ from, name, range })),
  )
}

/** The version that `require(name)` would find in that folder or one above it. */
function versionSeenFrom(
  from: string,
  name: string,
  packages: PackageLock['packages'],
): string | undefined {
  const here = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (here !== undefined || from === '') return here?.version
  const above = from.lastIndexOf('/node_modules/')
  return versionSeenFrom(above === -1 ? '' : from.slice(0, above), name, packages)
}

// Binaries are required by exact version; for the few ranges npm's own choice is trusted.
function satisfies(version: string | undefined, range: string): boolean {
  return version !== undefined && (version === range || !/^\d/.test(range))
}
