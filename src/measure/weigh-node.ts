import { median } from 'simple-statistics'
import type { Host } from '../host/host.ts'
import { type BySide, type Side, sides } from '../model/build/side.ts'
import { parseJson } from '../model/parse-json.ts'
import { type NodeWeight, nodeWeightSchema } from '../model/run/plan.ts'
import { sideProcess } from './actors/side-process.ts'
import type { Target } from './targets/target.ts'

// For every Node.js that can be measured; `maxRSS` can be that of the process which started this one.
const program = `var peak
try { peak = Number(/^VmHWM:\\s*(\\d+) kB$/m.exec(require('fs').readFileSync('/proc/self/status', 'ascii'))[1]) }
catch (_) { peak = process.resourceUsage().maxRSS }
console.log(JSON.stringify({ peakMemoryBytes: peak * 1024, startSeconds: process.uptime() }))`

const answerSchema = nodeWeightSchema.omit({ sizeBytes: true })

const looks = 5

/**
 * What an empty process of each side's Node.js weighs: medians of a few, started in turn.
 *
 * @returns `undefined` where one does not run
 */
export async function weighNode(
  targets: BySide<Target>,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<BySide<NodeWeight> | undefined> {
  const answers: BySide<Omit<NodeWeight, 'sizeBytes'>[]> = { base: [], head: [] }
  for (const side of Array.from({ length: looks }, () => sides).flat()) {
    const argv = [targets[side].build.runtime.path, '-e', program]
    const { stdout } = await processes.run(sideProcess(targets[side], { argv, timeoutSeconds: 20 }))
    const answer = answerSchema.safeParse(parseJson(stdout))
    if (!answer.success) return undefined
    answers[side].push(answer.data)
  }
  const weightOf = async (side: Side): Promise<NodeWeight> => ({
    peakMemoryBytes: median(answers[side].map((answer) => answer.peakMemoryBytes)),
    startSeconds: median(answers[side].map((answer) => answer.startSeconds)),
    sizeBytes: await files.sizeBytes(targets[side].build.runtime.path),
  })
  return { base: await weightOf('base'), head: await weightOf('head') }
}
