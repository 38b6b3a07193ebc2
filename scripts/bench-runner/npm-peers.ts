import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'

/** Benchmark libraries, each pinned to one version. */
export const libraries = {
  mitata: '1.0.34',
  tinybench: '6.2.3',
  'bench-node': '0.15.0',
  benchmark: '2.1.4',
} as const

/**
 * Installs the libraries into the cache folder, once.
 *
 * @param folder - folder for tools, when the environment names no cache
 * @returns the folder with their `node_modules`
 * @throws Error when npm fails
 */
export function installedLibraries(folder: string): string {
  const words = Object.entries(libraries).map(([name, version]) => `${name}@${version}`)
  const target = join(cacheDirectory(process.env) ?? folder, 'tools', words.join('-'))
  const stamp = join(target, 'installed')
  if (existsSync(stamp)) return target
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), '{"private":true}\n')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...words], {
    cwd: target,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  writeFileSync(stamp, '')
  return target
}
