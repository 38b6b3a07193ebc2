import type { Files } from '../host/files/files.ts'
import { urlPath } from '../model/joined-path.ts'
import { coverageSchema, type CountedFunction, type Coverage } from '../model/run/coverage.ts'
import { parseJson } from '../model/parse-json.ts'
import type { Target } from './targets/target.ts'

/** More than large programs with some hundred rows write. Measured code can write there as well. */
const mostFiles = 20_000
const longestBytes = 32_000_000
const mostBytes = 256_000_000

/** What processes of a side have run, by what they left in a folder; `null` where that cannot be read. */
export async function takeCoverage(
  folder: string,
  { tree }: Pick<Target, 'tree'>,
  files: Files,
): Promise<readonly Coverage[] | null> {
  const entries = await files.list(folder)
  const top = (await files.realPath(tree)) ?? tree
  const all: Coverage[] = []
  let bytes = 0
  for (const { name } of entries) {
    const path = files.join(folder, name)
    const isFile = name.endsWith('.json') && (await files.kindOf(path)) === 'file'
    const size = isFile ? await files.sizeBytes(path) : Infinity
    bytes += size
    if (entries.length > mostFiles || size > longestBytes || bytes > mostBytes) return null
    const validation = coverageSchema.safeParse(parseJson((await files.read(path)) ?? ''))
    if (!validation.success) return null
    const { row, isOfHarness, calls, isFirst, objectCalls, result } = validation.data
    const scripts = new Map<string, readonly CountedFunction[]>()
    let total = 0
    for (const { url, functions } of result) {
      const place = placeOf(url, top)
      if (place === null) continue
      for (const { ranges } of functions) total += ranges[0]?.count ?? 0
      // Nobody asks which functions of installed packages have run, and there are many.
      if (/(?:^|\/)node_modules\//.test(place)) continue
      // A module may be loaded several times.
      scripts.set(place, [...(scripts.get(place) ?? []), ...functions])
    }
    const objects = validation.data.objects.flatMap((entry) => {
      const url = placeOf(entry.url, top)
      return url === null ? [] : [{ ...entry, url }]
    })
    all.push({ row, isOfHarness, calls, isFirst, objectCalls, objects, total, scripts })
  }
  await files.remove(folder)
  return all.length === 0 ? null : all
}

function placeOf(url: string, top: string): string | null {
  const path = urlPath(url)
  return path.startsWith(`${top}/`) ? path.slice(top.length + 1) : null
}
