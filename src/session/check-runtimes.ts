import { assertOneSource } from '../build/assert-one-source.ts'
import { parseRuntime } from '../build/runtime/probe-runtime.ts'
import type { Host } from '../host/host.ts'
import { runtimesOf } from '../plan/runtimes-of.ts'
import type { CheckedRequest, ComparisonRequest } from './session.ts'

/**
 * Refuses invalid requests for the sides' Node.js, without looking for any.
 *
 * @throws UsageError that says what has to change
 */
export async function checkRuntimes(
  { repository }: Pick<ComparisonRequest, 'repository'>,
  { settings, revisions }: Pick<CheckedRequest, 'settings' | 'revisions'>,
  host: Pick<Host, 'git'>,
): Promise<void> {
  const { variants } = runtimesOf(settings, revisions)
  for (const node of variants.flatMap(({ base, head }) => [base, head])) {
    // A relative path is checked later, when it is looked up.
    if (!node.startsWith('.')) parseRuntime(node)
  }
  if (variants.length === 1) return
  const recipe = settings.recipe ?? ((settings.build ?? []).length > 0 ? 'command' : null)
  const directory = settings['working-directory'] ?? null
  await assertOneSource({ revisions, repository, recipe, directory }, host.git)
}
