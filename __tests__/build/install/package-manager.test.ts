import { expect, it } from 'vitest'
import { packageManagerOf } from '../../../src/build/install/package-manager.ts'

const npmLock = 'package-lock.json'

it.each([
  [['package-lock.json'], undefined, 'npm ci --ignore-scripts --no-audit --no-fund'],
  [['npm-shrinkwrap.json'], undefined, 'npm ci --ignore-scripts --no-audit --no-fund'],
  [[], undefined, 'npm install --no-package-lock --ignore-scripts --no-audit --no-fund'],
  [['pnpm-lock.yaml'], 'npm@10', 'pnpm install --ignore-scripts --frozen-lockfile'],
  [[], 'pnpm@9.1.0', 'pnpm install --ignore-scripts'],
  [['yarn.lock'], undefined, 'yarn install --ignore-scripts --non-interactive --frozen-lockfile'],
  [['yarn.lock'], 'yarn@4.5.0', 'yarn install --immutable --mode=skip-build'],
  [['yarn.lock', '.yarnrc.yml'], undefined, 'yarn install --immutable --mode=skip-build'],
  [['bun.lock'], 'bun@1.2.20', 'bun install --ignore-scripts --frozen-lockfile'],
  [['package-lock.json', 'bun.lockb'], undefined, 'npm ci --ignore-scripts --no-audit --no-fund'],
  [[], 'bun@1.2.20', 'bun install --ignore-scripts'],
  [[npmLock, 'pnpm-lock.yaml'], 'pnpm@9.1.0', 'pnpm install --ignore-scripts --frozen-lockfile'],
  [[], 'yarn@1.22.22', 'yarn install --ignore-scripts --non-interactive'],
])('installs with %j and packageManager %s by "%s"', (names, packageManager, words) => {
  const manager = packageManagerOf(names, { packageManager })
  expect([manager.program, ...manager.install].join(' ')).toBe(words)
})

it.each([
  [['package-lock.json'], undefined, 'npm'],
  [['pnpm-lock.yaml'], undefined, 'pnpm'],
  [['yarn.lock'], undefined, 'npm'],
  [['yarn.lock'], 'yarn@4.5.0', 'yarn'],
  [['bun.lock'], undefined, 'npm'],
])('runs scripts with %j and packageManager %s by %s', (names, packageManager, runner) => {
  expect(packageManagerOf(names, { packageManager }).scriptRunner).toBe(runner)
})

it.each([
  [[npmLock, 'pnpm-lock.yaml'], 'pnpm@9.1.0+sha512.0', /installed by pnpm-.*not by package-.* as/],
  [[npmLock, 'yarn.lock'], undefined, /^installed by package-lock.json, and not by yarn.lock, "/],
  [['package-lock.json', 'npm-shrinkwrap.json'], undefined, /^null$/],
  [['package-lock.json'], 'pnpm@9.1.0', /^null$/],
])('says which of %j counts with packageManager %s', (names, packageManager, line) => {
  expect(String(packageManagerOf(names, { packageManager }).choice)).toMatch(line)
})

it('tells whether the versions are held by a lockfile', () => {
  expect(packageManagerOf(['yarn.lock'], null).lockfile).toBe('yarn.lock')
  expect(packageManagerOf(['package.json'], null).lockfile).toBeNull()
})
