import type { Built } from '../build/build-side.ts'
import type { Build } from '../model/build.ts'
import type { BySide } from '../model/side.ts'

/** Both sides as they came out of their builds under one Node.js. */
export interface BuiltVariant {
  /** What tells it from the others; `null` when it is the only one. */
  readonly runtime: string | null
  /** Absolute path; the sides lie in `base` and `head` below it. */
  readonly folder: string
  readonly built: BySide<Built>
  /** Another build of base, when the rebuild control asks for one. */
  readonly twin: Built | null
}

/** Both sides under one Node.js, ready to be measured. */
export interface WholeVariant {
  readonly runtime: string | null
  readonly folder: string
  readonly builds: BySide<Build>
  readonly twin: Build | null
}

/** What was built, `null` where a side was not. */
export function buildsOf({ built: { base, head } }: BuiltVariant): BySide<Build | null> {
  return { base: base.ok ? base.build : null, head: head.ok ? head.build : null }
}

/** The variants of which both sides, and base's twin if there should be one, were built. */
export function wholeVariants(variants: readonly BuiltVariant[]): readonly WholeVariant[] {
  return variants.flatMap((variant) => {
    const { base, head } = buildsOf(variant)
    const { runtime, folder, twin } = variant
    if (base === null || head === null || twin?.ok === false) return []
    return [{ runtime, folder, builds: { base, head }, twin: twin?.build ?? null }]
  })
}
