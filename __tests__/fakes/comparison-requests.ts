import { selectBase } from '../../src/plan/select-base.ts'
import type { ComparisonRequest } from '../../src/session/session.ts'
import { harnessPath } from './benchmark-folder.ts'

/** A comparison that a user starts in a repository, of HEAD with itself, but for the changes. */
export function requestIn(
  repository: string | null,
  changes: Partial<ComparisonRequest> & { readonly base?: string; readonly head?: string } = {},
): ComparisonRequest {
  const { base = 'HEAD', head = base, ...rest } = changes
  const event = { name: '', pullRequest: null, push: null, mergeGroup: null }
  return {
    selection: selectBase({ event, checkedOut: null, specs: { base, head } }),
    inputs: {},
    settingsOf: 'disk',
    trustScope: 'trusted',
    repository,
    origin: repository ?? '/nowhere',
    resultsDirectory: '/nowhere/results',
    cacheDirectory: '/nowhere/cache',
    harnessPath,
    seed: 6,
    keep: false,
    isCancelled: () => false,
    onProgress: () => undefined,
    ...rest,
  }
}
