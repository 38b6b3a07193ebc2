import type { Failure } from '../../model/judging/failure.ts'
import type { RepositoryFacts } from './proposal-of.ts'

/**
 * What is known of a repository after its proposal was tried: with another Node.js, with commands that build what was
 * missing, with the install scripts that are wanting, without a build that fails, or without whole processes that were
 * guessed and fail.
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
  const [, whose] = wantedScripts.exec(text) ?? []
  if (whose !== undefined && whose !== facts.wanting) return { ...facts, wanting: whose }
  const broken = failures.find(({ message }) => / of "\S+ run build"/.test(message))
  if (broken !== undefined && facts.brokenBuild === null && facts.recipe === 'package')
    return { ...facts, brokenBuild: broken.message }
  // What wants install scripts does not fail for another reason.
  const failed = new Set(
    failures.flatMap(({ benchmarkId, message }) =>
      benchmarkId === null || wantedScripts.test(message) ? [] : benchmarkId,
    ),
  )
  const dropped = new Set([...facts.dropped, ...failed])
  const made = facts.build === null ? makingBuild(facts) : null
  if (failed.size > 0 && made !== null) return { ...facts, build: made }
  return dropped.size > facts.dropped.size ? { ...facts, dropped } : null
}

/** Commands for "build" that also run the package's own script for what is missing; `null` where it has none. */
function makingBuild({ makers, brokenBuild }: RepositoryFacts): string | null {
  if (makers === null) return null
  const { install, build, last } = makers
  return JSON.stringify([install, ...(build === null || brokenBuild !== null ? [] : [build]), last])
}

const wantedScripts = /add "install-scripts: (own|all)" to deadheat\.yml/
