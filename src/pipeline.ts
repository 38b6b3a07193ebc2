import { resultOf } from './analysis/result-of.ts'
import type { Host } from './host/host.ts'
import { parseJournal } from './model/parse-journal.ts'
import type { Result } from './model/result.ts'
import type { Sample } from './model/sample.ts'
import { isFinished } from './plan/earlier-run.ts'
import { ask } from './run/ask.ts'
import { begin, tidy } from './run/begin.ts'
import { buildSides } from './run/build-sides.ts'
import { measure } from './run/measure.ts'
import type { ComparisonRequest } from './run/request.ts'
import type { Run, Asked } from './run/run.ts'
import { settleBoundary } from './run/settle-boundary.ts'
import { tellUnbuilt } from './run/tell-unbuilt.ts'
import { wholeVariants } from './run/variant.ts'
import { waitForTurn } from './run/wait-for-turn.ts'

/** What a comparison yields. */
export interface Compared {
  readonly result: Result
  /** Every block as it happened, warm-up and control blocks included. */
  readonly samples: readonly Sample[]
}

/**
 * The whole run: two revisions in, one judged result out. The result is a function of the journal,
 * which is on the disk block by block.
 *
 * @throws UsageError when something in the request has to change
 * @throws UnmeasurableError when there is nothing that could be measured
 */
export async function compare(request: ComparisonRequest, host: Host): Promise<Compared> {
  const asked = await ask(request, host)
  await settleBoundary(request, asked.settings, host)
  const hold = await waitForTurn(request, asked.settings, host)
  try {
    return await compareAlone(asked, host)
  } finally {
    await hold.release()
  }
}

async function compareAlone(asked: Asked, host: Host): Promise<Compared> {
  const run = await begin(asked, host)
  try {
    if (run.earlier === null || !isFinished(run.earlier, run.settings.budget ?? null)) {
      await buildAndMeasure(run)
    }
    const entries = parseJournal((await host.files.read(run.journalPath)) ?? '', run.journalPath)
    const samples = entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : []))
    return { result: resultOf(entries), samples }
  } finally {
    await host.processes.endAll()
    await tidy(run)
  }
}

async function buildAndMeasure(run: Run): Promise<void> {
  const variants = await buildSides(run)
  await (wholeVariants(variants).length > 0 ? measure(run, variants) : tellUnbuilt(run, variants))
}
