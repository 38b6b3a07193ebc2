import { lockfiles, type Manifest } from '../../model/build/manifest.ts'

/** A program that installs a package's dependencies. */
export interface PackageManager {
  readonly program: 'npm' | 'pnpm' | 'yarn' | 'bun'
  /** Arguments that install exactly what the lockfile says, or without one the newest matching versions. */
  readonly install: readonly string[]
  /** The program that runs the package's scripts. */
  readonly scriptRunner: PackageManager['program']
  /** Name of the lockfile that holds the versions; `null` without one. */
  readonly lockfile: string | null
  /** Which of several lockfiles counts and why, in words; `null` where there is no choice. */
  readonly choice: string | null
}

/** The package manager of a folder by its lockfile, or by `packageManager` of several or none. */
export function packageManagerOf(
  names: readonly string[],
  manifest: Pick<Manifest, 'packageManager'> | null,
): PackageManager {
  const pin = manifest?.packageManager ?? ''
  const locks = Object.entries(lockfiles).filter(([name]) => names.includes(name))
  const pinned = locks.find(([, owner]) => pin.startsWith(`${owner}@`))
  const [lockfile = null, owner] = pinned ?? locks[0] ?? []
  const passedOver = locks.flatMap(([name, other]) => (other === owner ? [] : [name]))
  const isPnpm = pin === '' && names.includes('pnpm-workspace.yaml')
  const program = owner ?? (isPnpm ? 'pnpm' : programOf(pin))
  const isModern = names.includes('.yarnrc.yml') || /^yarn@(?:[2-9]|\d\d)/.test(pin)
  const words = installWords[program === 'yarn' && isModern ? 'modernYarn' : program]
  return {
    program,
    install: lockfile === null ? words.free : words.frozen,
    // Yarn 1 runs every script with its own Node.js, whatever the PATH says, and Bun some of them with itself.
    scriptRunner: program === 'bun' || (program === 'yarn' && !isModern) ? 'npm' : program,
    lockfile,
    choice: passedOver.length === 0 ? null : choiceText(lockfile, passedOver, pinned && pin),
  }
}

function choiceText(
  lockfile: string | null,
  passedOver: readonly string[],
  pin: string | undefined,
): string {
  const othersText = passedOver.join(', ')
  const why =
    pin === undefined
      ? `"packageManager" in package.json would decide: remove ${othersText}, or name one there`
      : `as "packageManager" says, ${pin.split('+')[0]}: remove ${othersText}`
  return `installed by ${lockfile}, and not by ${othersText}, ${why}`
}

function programOf(packageManager: string): PackageManager['program'] {
  const name = packageManager.slice(0, packageManager.indexOf('@'))
  return name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : 'npm'
}

/** Of npm. */
export const quietOptions = ['--ignore-scripts', '--no-audit', '--no-fund']

const pnpmWords = {
  frozen: ['install', '--ignore-scripts', '--frozen-lockfile'],
  free: ['install', '--ignore-scripts'],
}

/** The words that install, with a lockfile and without one; from version 2 on, yarn is another program. */
const installWords = {
  npm: {
    frozen: ['ci', ...quietOptions],
    // None is created: the side's tree has only the files of its revision.
    free: ['install', '--no-package-lock', ...quietOptions],
  },
  pnpm: pnpmWords,
  bun: pnpmWords,
  yarn: {
    frozen: ['install', '--ignore-scripts', '--non-interactive', '--frozen-lockfile'],
    free: ['install', '--ignore-scripts', '--non-interactive'],
  },
  modernYarn: {
    frozen: ['install', '--immutable', '--mode=skip-build'],
    free: ['install', '--mode=skip-build'],
  },
}
