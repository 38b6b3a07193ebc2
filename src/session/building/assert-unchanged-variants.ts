import { assertUnchanged, type Sealed } from '../../build/sealed.ts'
import type { Host } from '../../host/host.ts'
import type { BySide } from '../../model/build/side.ts'
import type { BuiltVariant } from '../session.ts'

/**
 * Refuses sides that were changed by the builds for a later Node.js. The last variant has none
 * after it.
 *
 * @param seals - of each variant but the last, taken when its own builds had ended
 */
export async function assertUnchangedVariants(
  variants: readonly BuiltVariant[],
  seals: readonly BySide<Sealed>[],
  host: Pick<Host, 'files'>,
): Promise<readonly BuiltVariant[]> {
  const checked: BuiltVariant[] = []
  for (const [position, variant] of variants.entries()) {
    const seal = seals[position]
    const { base, head } = variant.built
    const built =
      seal === undefined
        ? variant.built
        : {
            base: await assertUnchanged({ ...seal.base, built: base }, later, host),
            head: await assertUnchanged({ ...seal.head, built: head }, later, host),
          }
    checked.push({ ...variant, built })
  }
  return checked
}

const later = 'a side for a later Node.js'
