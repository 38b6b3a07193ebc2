import type { Host } from '../host/host.ts'
import { type BySide, type Side, sides } from '../model/build/side.ts'
import { parseJson } from '../model/parse-json.ts'
import { type NodeWeight, nodeWeightSchema } from '../model/run/plan.ts'
import { sideProcess } from './actors/side-process.ts'
import type { Target } from './targets/target.ts'

const answerSchema = nodeWeightSchema.omit({ sizeBytes: true })

const starts = 5

/** What an empty process of each Node.js weighs, the median start of a few in turn; `undefined` where one does not run. */
export async function weighNode(
  targets: BySide<Target>,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<BySide<NodeWeight> | undefined> {
  const answers: BySide<Omit<NodeWeight, 'sizeBytes'>[]> = { base: [], head: [] }
  for (const side of Array.from({ length: starts }, () => sides).flat()) {
    const { build, harnessPath } = targets[side]
    const argv = [build.runtime.path, files.join(harnessPath, '..', '_weigh.cjs')]
    const { stdout } = await processes.run(sideProcess(targets[side], { argv, timeoutSeconds: 20 }))
    const answer = answerSchema.safeParse(parseJson(stdout))
    if (!answer.success) return undefined
    answers[side].push(answer.data)
  }
  const weightOf = async (side: Side): Promise<NodeWeight | undefined> => {
    const sorted = answers[side].toSorted((a, b) => a.startSeconds - b.startSeconds)
    const middle = sorted[(starts - 1) / 2]
    return (
      middle && { ...middle, sizeBytes: await files.sizeBytes(targets[side].build.runtime.path) }
    )
  }
  const [base, head] = [await weightOf('base'), await weightOf('head')]
  return base && head && { base, head }
}
