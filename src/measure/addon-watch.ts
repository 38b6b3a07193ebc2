import type { LoadedAddon } from '../model/build/build.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Side } from '../model/build/side.ts'

/** A process that can tell which native addons of its side it has loaded. */
export interface Loading {
  /** `null` where the system does not tell. */
  readonly addons: () => Promise<readonly LoadedAddon[] | null>
}

/** Collects what the processes of a pilot have loaded. */
export interface AddonWatch {
  /** Looks at a process that has done its work, before it is ended. */
  readonly look: (side: Side, process: Loading) => Promise<void>
  /** As a pilot tells it; empty where nobody could look at both sides. */
  readonly seen: () => Pick<Pilot, 'addons'>
}

const atMost = 200

/** Sees nothing yet. */
export function addonWatch(): AddonWatch {
  const seen = { base: new Map<string, LoadedAddon>(), head: new Map<string, LoadedAddon>() }
  const looked = new Set<Side>()
  return {
    look: async (side, process) => {
      const addons = await process.addons()
      if (addons === null) return
      looked.add(side)
      for (const addon of addons) seen[side].set(addon.path, addon)
    },
    seen: () => {
      if (looked.size < 2) return {}
      return { addons: { base: firstOf(seen.base), head: firstOf(seen.head) } }
    },
  }
}

function firstOf(seen: ReadonlyMap<string, LoadedAddon>): LoadedAddon[] {
  return [...seen.values()].slice(0, atMost)
}
