import type { Build } from '../model/build.ts'
import type { Result } from '../model/result.ts'
import { codeOf } from './escape.ts'

/** Something that is not the same on both sides. All three are foreign text. */
export interface Difference {
  readonly what: string
  readonly base: string
  readonly head: string
}

/** What differs between the built sides besides the revision itself. */
export function differencesOf({ builds: { base, head } }: Result): readonly Difference[] {
  if (base === null || head === null) return []
  const [before, after] = [factsOf(base), factsOf(head)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((what) => ({ what, base: before.get(what) ?? 'none', head: after.get(what) ?? 'none' }))
    .filter((difference) => difference.base !== difference.head)
}

/** One difference as code: what, base, head. */
export function differenceText({ what, base, head }: Difference): string {
  return codeOf(`${what}: ${base} → ${head}`)
}

function factsOf({ recipe, runtime, addons }: Build): ReadonlyMap<string, string> {
  return new Map([
    ['Node.js', runtime.version],
    ...Object.entries(runtime.versions).filter(([name]) => name !== 'node'),
    ['recipe', recipe],
    ['addons compiled here', String(addons.filter(({ builtHere }) => builtHere).length)],
    ['addons that came ready', String(addons.filter(({ builtHere }) => !builtHere).length)],
  ])
}
