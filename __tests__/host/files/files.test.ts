import {
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createFiles } from '../../../src/host/files/files.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const files = createFiles()

describe('createFiles', () => {
  it('reads a text, and null where there is no file', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), 'text')
    expect(await files.read(join(folder, 'file'))).toBe('text')
    expect(await files.read(join(folder, 'none'))).toBeNull()
    expect(await files.read(join(folder, 'file', 'below'))).toBeNull()
    await expect(files.read(folder)).rejects.toThrow(/^expected a file at .*, got a folder$/)
  })

  it('reads no file that claims to be longer than a text can be', async () => {
    const path = join(temporaryFolder(), 'package.json')
    writeFileSync(path, '{}')
    truncateSync(path, 3e9)
    await expect(files.read(path)).rejects.toThrow(
      `expected a text of at most 500.0 MB at ${path}, got 3000.0 MB`,
    )
  })

  it('replaces a whole file and leaves nothing else behind', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'file')
    await files.write(path, 'a long text')
    await files.write(path, 'short')
    expect(readFileSync(path, 'utf8')).toBe('short')
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('leaves no draft behind when a file cannot be replaced', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'taken', 'full'), { recursive: true })
    await expect(files.write(join(folder, 'taken'), 'text')).rejects.toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['taken'])
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
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'b', 'c'), { recursive: true })
    for (const name of ['b/c/deep', 'b/Z', 'b/a', 'a']) writeFileSync(join(folder, name), '')
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
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'from'))
    writeFileSync(join(folder, 'from', 'file'), 'text')
    await files.link('file', join(folder, 'from', 'link'))
    await files.copy(join(folder, 'from'), join(folder, 'to'))
    expect(await files.realPath(join(folder, 'to', 'link'))).toBe(join(folder, 'to', 'file'))
    expect(await files.exists(join(folder, 'to', 'file'))).toBe(true)
    expect(await files.realPath(join(folder, 'none'))).toBeNull()
  })

  it('tells size and digest of the bytes', async () => {
    const path = join(temporaryFolder(), 'file')
    writeFileSync(path, 'abc')
    // Test vector of FIPS 180-4.
    expect(await files.fingerprint(path)).toEqual({
      sizeBytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })

  it('say which temporary folder cannot be written, and what to do', async () => {
    vi.stubEnv('RUNNER_TEMP', '/no/such/place')
    await expect(files.temporaryDirectory('test')).rejects.toThrow(
      /^expected to make a folder in \/no\/such\/place, got ENOENT.*: name a writable folder in TMPDIR$/,
    )
    vi.unstubAllEnvs()
  })

  it('finds a text in a file wherever it is, and none where there is none', async () => {
    const path = join(temporaryFolder(), 'file')
    for (const at of [0, 1, 1_048_570, 1_048_576, 2_097_151, 3_000_000]) {
      writeFileSync(path, `${'x'.repeat(at)}/place/base${'x'.repeat(10)}`)
      expect(await files.holds(path, '/place/base')).toBe(true)
      expect(await files.holds(path, '/place/head')).toBe(false)
    }
    writeFileSync(path, '')
    expect(await files.holds(path, '/place/base')).toBe(false)
  })
})
