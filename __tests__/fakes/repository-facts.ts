import type { RepositoryFacts } from '../../src/plan/init/proposal-of.ts'

/** A package with a lock file in which no benchmarks were found. */
export const repositoryFacts: RepositoryFacts = {
  directory: '.',
  benchmarks: null,
  inner: null,
  foundBenchmarks: [],
  leftOut: [],
  place: {
    paths: null,
    areNamed: false,
    program: null,
    elsewhere: [],
    beside: null,
    text: 'benchmarks',
    folder: 'benchmarks',
  },
  set: { environment: [], nodeFlags: [] },
  recipe: 'package',
  lockfile: 'package-lock.json',
  node: null,
  hasScript: false,
  brokenBuild: null,
  build: null,
  makers: null,
  wanting: null,
  mayInstall: false,
  dropped: new Map(),
}
