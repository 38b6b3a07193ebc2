import { gitRepository, repositoryIn, type GitRepository } from '../fakes/git-repository.ts'

/** Files by their path; a text each. */
export type Tree = Readonly<Record<string, string>>

/** The smallest package. */
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

/** A repository in a temporary folder with a commit for each tree; a later one overwrites the former. */
export function tinyRepository(...trees: readonly Tree[]): GitRepository {
  return committed(gitRepository(), trees)
}

/** The same in a folder that the caller owns. */
export function tinyRepositoryIn(directory: string, ...trees: readonly Tree[]): GitRepository {
  const repository = repositoryIn(directory)
  repository.git('init', '--quiet', '--initial-branch=main')
  return committed(repository, trees)
}

function committed(repository: GitRepository, trees: readonly Tree[]): GitRepository {
  for (const [index, tree] of trees.entries()) {
    for (const [path, content] of Object.entries(tree)) repository.write(path, content)
    repository.commit(`commit ${index}`)
  }
  return repository
}
