import type { Build } from './build.ts'

/** Whether two builds of the same source made the same addons, bit for bit; not where they made none. */
export function isSameBuild(base: Build, otherBuild: Build): boolean {
  return base.addons.length > 0 && bytesOf(base) === bytesOf(otherBuild)
}

function bytesOf({ addons }: Build): string {
  return addons.map(({ sha256 }) => sha256).join(' ')
}
