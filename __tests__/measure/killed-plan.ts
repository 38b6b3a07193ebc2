import { benchmarkOf, planOf } from '../fakes/plans.ts'

/** A run long enough to be killed again and again. */
export const killedPlan = planOf({
  benchmarks: ['one', 'two', 'three', 'four'].map((id) => benchmarkOf(id)),
  policy: { ...planOf().policy, alpha: 0.0001, looks: [60] },
  controlShare: 0.1,
})
