import type { Result } from '../model/result.ts'
import type { Runtime } from '../model/runtime.ts'
import { sides } from '../model/side.ts'
import { codeOf } from './escape.ts'

const places: Readonly<Record<Runtime['source'], string>> = {
  path: "the job's PATH",
  given: 'the path that was given',
  'tool-cache': "the runner's tool cache",
  npm: 'a package of the registry',
  official: 'the official builds',
  built: 'the build of its side',
}

/** Which Node.js ran the sides and where each came from; empty when nothing was built. */
export function runtimeText({ builds, variants }: Pick<Result, 'builds' | 'variants'>): string {
  const told = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
    const both = sides.flatMap((side) => {
      const build = pair[side]
      return build === null ? [] : [{ side, text: originText(build.runtime) }]
    })
    const texts = [...new Set(both.map(({ text }) => text))]
    return texts.length === 1 ? texts : both.map(({ side, text }) => `${text} for ${side}`)
  })
  return told.length === 0 ? '' : `**The runtime**: ${told.join(', ')}.`
}

function originText({ version, source }: Runtime): string {
  return `Node.js ${codeOf(version)} from ${places[source]}`
}
