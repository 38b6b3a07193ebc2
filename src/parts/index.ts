import { showParts } from '../render/shown-parts.ts'
import { joinSettings } from '../settings/settings.ts'
import { lanes } from './lanes/index.ts'
import type { Part } from './part.ts'

/** The capabilities of the program, a line each. */
export const parts: readonly Part[] = [lanes]

// The rooms know none of them: their lists are joined here.
for (const { settings } of parts) {
  if (settings !== undefined) joinSettings(settings.behind, settings.list)
}
showParts(parts)
