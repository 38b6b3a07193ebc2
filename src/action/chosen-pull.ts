import type { GitHub, PullRequest } from '../host/github/github.ts'
import type { Plan } from '../model/run/plan.ts'
import { UsageError } from '../model/usage-error.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { trustedRevisions } from './trusted-revisions.ts'

/** The pull request that a journal is about. */
export interface ChosenPull {
  readonly pull: PullRequest
  readonly revisions: Plan['revisions']
}

/**
 * Of several pull requests with the same head, the one that a journal is about: the one that its
 * base fits. GitHub names the candidates; the journal only chooses among them.
 *
 * @returns a text that says why it is none of them, or could be several
 * @throws UsageError when there is one candidate, and the journal says something else
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function chosenPull(
  candidates: readonly [PullRequest, ...PullRequest[]],
  claimedRevision: Plan['revisions'],
  given: GivenSettings,
  github: GitHub,
): Promise<ChosenPull | string> {
  const fittingEntries: (ChosenPull & { readonly exact: boolean })[] = []
  const refusals: string[] = []
  for (const pull of candidates) {
    const trusted = await trustedRevisions(claimedRevision, pull, given, github)
    if ('refusal' in trusted) refusals.push(trusted.refusal)
    else fittingEntries.push({ pull, ...trusted })
  }
  const [refusal] = refusals
  if (candidates.length === 1 && refusal !== undefined) throw new UsageError(refusal)
  const exact = fittingEntries.filter((each) => each.exact)
  const [chosen, otherParts] = exact.length > 0 ? exact : fittingEntries
  if (chosen === undefined) return `the journal fits none of several: ${refusals.join('; ')}`
  if (otherParts === undefined) return chosen
  const numbers = fittingEntries.map(({ pull }) => pull.number).join(', ')
  return `the pull requests ${numbers} have the same head, and the measured base fits each of them`
}
