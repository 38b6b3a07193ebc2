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
}

/** Both sides under one Node.js, ready to be measured. */
export interface WholeVariant {
  readonly runtime: string | null
  readonly folder: string
  readonly builds: BySide<Build>
}

/** What was built, `null` where a side was not. */
export function buildsOf({ built: { base, head } }: BuiltVariant): BySide<Build | null> {
  return { base: base.ok ? base.build : null, head: head.ok ? head.build : null }
}

/** The variants of which both sides were built. */
export function wholeVariants(variants: readonly BuiltVariant[]): readonly WholeVariant[] {
  return variants.flatMap((variant) => {
    const { base, head } = buildsOf(variant)
    return base === null || head === null
      ? []
      : [{ runtime: variant.runtime, folder: variant.folder, builds: { base, head } }]
  })
}
