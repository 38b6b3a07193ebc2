/** The lockfiles of all package managers, and whose each is; in a folder with several, the first counts. */
export const lockfiles: Readonly<Record<string, 'npm' | 'pnpm' | 'yarn' | 'bun'>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
}
