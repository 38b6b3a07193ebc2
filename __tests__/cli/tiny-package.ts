import { gitRepository, plantFiles, repositoryIn } from '../fakes/git-repository.ts'

export type Tree = Readonly<Record<string, string>>

export const manifest = '{"name":"tiny","version":"1.0.0","main":"index.js"}\n'

/** A function of no state that turns a loop so many times, as the source of an expression. */
export function loopOf(turns: number): string {
  return `function () { let x = 1; for (let i = 0; i < ${turns}; i++) x = (x * 31 + i) | 0; return x === 0 }`
}

/** Lines of a benchmark whose blocks are over as soon as their processes are, where no value matters. */
export const brief = 'exports.calls = 1\nexports.batches = 5\n'

/** A benchmark that calls a function of the package, as the source of a module. */
export function callOf(name: string): string {
  return `'use strict'\nconst tiny = require('..')\nexports.run = function () { return tiny.${name}() }\n`
}

/** A package with one benchmark, whose build ends after so many seconds. */
export function slowToBuild(seconds: number): Tree {
  const build = `node -e "setTimeout(Boolean, ${seconds * 1000})"`
  return {
    'package.json': JSON.stringify({ scripts: { build } }),
    'benchmarks/one.js': `exports.run = ${loopOf(2000)}\n`,
  }
}

/**
 * A repository in a temporary folder with a commit for each tree; a later one overwrites the former, and the first has the
 * manifest unless it brings its own.
 */
export function tinyRepository(...trees: readonly Tree[]) {
  return committed(gitRepository(), trees)
}

export function tinyRepositoryIn(directory: string, ...trees: readonly Tree[]) {
  const repository = repositoryIn(directory)
  repository.git('init', '--quiet', '--initial-branch=main')
  return committed(repository, trees)
}

function committed(repository: ReturnType<typeof gitRepository>, trees: readonly Tree[]) {
  for (const [index, tree] of trees.entries()) {
    plantFiles(repository.directory, index === 0 ? { 'package.json': manifest, ...tree } : tree)
    repository.commit(`commit ${index}`)
  }
  return repository
}
