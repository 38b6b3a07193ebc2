import type { Actions, RunContext } from '../host/github/actions.ts'
import { digestOf } from '../host/files/digest-of.ts'
import type { GitHub } from '../host/github/index.ts'
import { parseJson } from '../model/parse-json.ts'
import { ifReadable } from '../publish/checks/known-checks.ts'
import type { JudgedRun } from '../publish/run-link.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** A run, and when its attempt began. */
export type DatedRun = RunContext & Pick<JudgedRun, 'startedAt'>

/** The run of this job. Where GitHub does not say it, or may not be asked, its start is not known. */
export async function startedRun(
  { context }: Pick<Actions, 'context'>,
  github: Pick<GitHub, 'getRun'> | null,
): Promise<DatedRun> {
  const run = await context()
  const knownRun = github === null ? null : await ifReadable(github.getRun(run.runId))
  // A job of an earlier attempt can only be one that is being ended.
  return { ...run, startedAt: knownRun?.attempt === run.attempt ? knownRun.startedAt : 0 }
}

const labelLength = 90

/**
 * A run with what its job judges: what for, by which job and leg of its matrix, and what was chosen to
 * measure. Who started it does not matter: a command has the same measured again. All jobs of a matrix share the
 * first 8 digits of its identity, and all of the same rows those beyond 16.
 *
 * @param about - the number of a pull request, or else
 */
export function judgedRun(
  run: DatedRun,
  inputs: GivenSettings,
  about: number | 'merge-group' | 'push',
): JudgedRun {
  const { workflow, job, step } = run
  const { matrix: legsText = '', config, only, 'node-version': node } = inputs
  const folder = inputs['working-directory']
  const scope = [config, folder, inputs.suite, inputs.set, inputs.base].map((each) => each ?? null)
  const matrix = legsText.replace(/^\d*\s*/, '')
  const values = valuesText(parseJson(matrix))
  const file = workflow.replaceAll(/^.*\/|\.ya?ml$/g, '')
  const label = [
    values === '' ? `${file}/${job}` : `${job}, ${values}`,
    folder ?? [],
    typeof about === 'number' ? `#${about}` : [],
  ]
    .flat()
    .join(', ')
  return {
    ...run,
    identity:
      idDigits([about, workflow, job, step]) +
      idDigits([values === '' ? '' : matrix, config, folder, only, node]) +
      (scope.every((each) => each === null) ? '' : idDigits(scope)),
    // Those with keys of their own have checks of their own.
    legs: inputs.key === undefined ? Number.parseInt(legsText, 10) || 1 : 1,
    label: label.replaceAll(/[^\w ./,=+#-]/g, '').slice(0, labelLength),
  }
}

function valuesText(matrix: unknown): string {
  return Object.entries(matrix ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

function idDigits(facts: readonly unknown[]): string {
  return digestOf(JSON.stringify(facts)).slice(0, 8)
}
