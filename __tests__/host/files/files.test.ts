import {
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createFiles } from '../../../src/host/files/files.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'

const files = createFiles()

it('reads a text, and null where there is no file, but none longer than a text can be', async () => {
  const folder = folderWith({ file: 'text' })
  expect(await files.read(join(folder, 'file'))).toBe('text')
  expect(await files.read(join(folder, 'none'))).toBeNull()
  expect(await files.read(join(folder, 'file', 'below'))).toBeNull()
  await expect(files.read(folder)).rejects.toThrow(/^expected a file at .*, got a folder$/)
  truncateSync(join(folder, 'file'), 3e9)
  await expect(files.read(join(folder, 'file'))).rejects.toThrow(
    `expected a text of at most 500.0 MB at ${join(folder, 'file')}, got 3000.0 MB`,
  )
})

it('replaces a whole file and leaves nothing else behind, also where it cannot', async () => {
  const folder = temporaryFolder()
  await files.write(join(folder, 'file'), 'a long text')
  await files.write(join(folder, 'file'), 'short')
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('short')
  mkdirSync(join(folder, 'taken', 'full'), { recursive: true })
  await expect(files.write(join(folder, 'taken'), 'text')).rejects.toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['file', 'taken'])
})

it('makes folders with those above them, and ends where none can be made', async () => {
  const folder = join(temporaryFolder(), 'a', 'b')
  // At once, as both sides do.
  await Promise.all(['c', 'd', ''].map((name) => files.makeDirectory(join(folder, name))))
  expect(await files.list(folder)).toEqual([
    { name: 'c', directory: true },
    { name: 'd', directory: true },
  ])
  await expect(files.makeDirectory('/proc/none/below')).rejects.toThrow('ENOENT')
})

it('walks and lists in one order everywhere, without following links', async () => {
  const folder = folderWith({ 'b/c/deep': '', 'b/Z': '', 'b/a': '', a: '' })
  symlinkSync('..', join(folder, 'b', 'loop'))
  expect(await files.walk(folder)).toEqual(['a', 'b/Z', 'b/a', 'b/c/deep'])
  expect(await files.list(folder)).toEqual([
    { name: 'a', directory: false },
    { name: 'b', directory: true },
  ])
  expect(await files.walk(join(folder, 'none'))).toEqual([])
  expect(await files.list(join(folder, 'none'))).toEqual([])
})

it('copies a folder with its links as they are', async () => {
  const folder = folderWith({ 'from/file': 'text' })
  await files.link('file', join(folder, 'from', 'link'))
  await files.copy(join(folder, 'from'), join(folder, 'to'))
  expect(await files.realPath(join(folder, 'to', 'link'))).toBe(join(folder, 'to', 'file'))
  expect(await files.exists(join(folder, 'to', 'file'))).toBe(true)
  expect(await files.realPath(join(folder, 'none'))).toBeNull()
})

it('tells size and digest of the bytes, and finds a text wherever it is, and none where there is none', async () => {
  // Test vector of FIPS 180-4.
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  const path = join(folderWith({ file: 'abc' }), 'file')
  expect(await files.fingerprint(path)).toEqual({ sizeBytes: 3, sha256 })
  for (const at of [0, 1, 1_048_570, 1_048_576, 2_097_151, 3_000_000]) {
    writeFileSync(path, `${'x'.repeat(at)}/place/base${'x'.repeat(10)}`)
    expect(await files.holds(path, '/place/base')).toBe(true)
    expect(await files.holds(path, '/place/head')).toBe(false)
  }
  writeFileSync(path, '')
  expect(await files.holds(path, '/place/base')).toBe(false)
})

it('say which temporary folder cannot be written, and what to do', async () => {
  vi.stubEnv('RUNNER_TEMP', '/no/such/place')
  await expect(files.temporaryDirectory('test')).rejects.toThrow(
    /^expected to make a folder in \/no\/such\/place, got ENOENT.*: name a writable folder in TMPDIR$/,
  )
  vi.unstubAllEnvs()
})
