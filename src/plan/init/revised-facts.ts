import type { Failure } from '../../model/judging/failure.ts'
import type { RepositoryFacts } from './proposal-of.ts'

/**
 * What is known of a repository after its proposal was tried: with another Node.js, with commands that build what was
 * missing, without whole processes that were guessed and fail, or with the install scripts that are wanting.
 *
 * @returns `null` where what failed says nothing that was not proposed already
 */
export function revisedFacts(
  facts: RepositoryFacts,
  failures: readonly Failure[],
): RepositoryFacts | null {
  const text = failures.map(({ message }) => message).join('\n')
  const [, version] = /--node-version "?([^"(\n]+?)"? \(in the action/.exec(text) ?? []
  if (version !== undefined && version !== facts.node?.version) {
    const [, why = 'what was tried needs it'] = /([^:\n]* needs Node\.js [^:,\n]*)/.exec(text) ?? []
    return { ...facts, node: { version, why: `because${why.replace(/^(?! )/, ' ')}` } }
  }
  const [, build] = /a line for deadheat\.yml: build: (\[.*\])$/m.exec(text) ?? []
  if (build !== undefined && build !== facts.build) return { ...facts, build }
  const [, whose] = /add "install-scripts: (own|all)" to deadheat\.yml/.exec(text) ?? []
  if (whose !== undefined) return whose === facts.wanting ? null : { ...facts, wanting: whose }
  const failed = new Set(failures.flatMap(({ benchmarkId }) => benchmarkId ?? []))
  const dropped = new Set([...facts.dropped, ...failed])
  if (failed.size > 0 && facts.build === null && facts.prebench !== null)
    return { ...facts, build: facts.prebench }
  return dropped.size > facts.dropped.size ? { ...facts, dropped } : null
}
