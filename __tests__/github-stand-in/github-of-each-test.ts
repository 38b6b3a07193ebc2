import { afterEach, beforeEach, expect } from 'vitest'
import { startGitHub, type GitHub, type GitHubOptions } from './start-github.ts'

/**
 * A stand-in of its own for each test of a file. A test fails when it ends with a breach of GitHub's description.
 *
 * @param prepare - plants what all tests need
 * @returns the stand-in of the running test; `restart` takes another one in its place
 */
export function gitHubOfEachTest(
  options: GitHubOptions = {},
  prepare: (github: GitHub) => void = () => undefined,
): GitHub & { readonly restart: (options: GitHubOptions) => Promise<void> } {
  let current: GitHub | null = null
  const close = async (): Promise<void> => {
    await current?.close()
    expect(current?.violations).toEqual([])
  }
  const start = async (chosen: GitHubOptions): Promise<void> => {
    current = await startGitHub(chosen)
    prepare(current)
  }
  const restart = async (chosen: GitHubOptions): Promise<void> => {
    await close()
    await start(chosen)
  }
  beforeEach(() => start(options))
  afterEach(close)
  return new Proxy(Object.create(null), {
    get: (_, name) => (name === 'restart' ? restart : Reflect.get(current ?? {}, name)),
  })
}
