import type { Host } from '../../host/host.ts'
import { someOf } from '../../model/some-of.ts'

const folders = ['benches', 'benchmarks', 'benchmark', 'bench']
const mostBytes = 200_000
const seeDocs = 'docs/benchmarks.md#a-suite-of-another-tool shows how'

/**
 * Where there is no script: benchmarks in a language that is compiled, and how they are measured, in words;
 * `null` without any.
 *
 * @param top - absolute path of the tree that is searched; nothing of it is run
 */
export async function compiledNote(top: string, { files }: Host): Promise<string | null> {
  for (const folder of folders) {
    const paths = (await files.walk(files.join(top, folder))).map((path) => `${folder}/${path}`)
    const rust = paths.filter((path) => path.endsWith('.rs'))
    const cpp = paths.filter((path) => /\.(?:cc|cpp|cxx)$/.test(path))
    const used = async (all: readonly string[], pattern: RegExp): Promise<readonly string[]> => {
      const using: string[] = []
      for (const path of all) {
        const full = files.join(top, path)
        if ((await files.sizeBytes(full)) > mostBytes) continue
        if (pattern.test((await files.read(full)) ?? '')) using.push(path)
      }
      return using
    }
    const byCriterion = await used(rust, /\bcriterion\b/)
    const bySelf = await used(rust, /#\[bench\]|\bextern crate test\b/)
    const byGoogle = await used(cpp, /\bbenchmark\/benchmark\.h\b|\bBENCHMARK(?:_MAIN)?\s*\(/)
    if (byCriterion.length > 0) return rustNote(byCriterion, 'criterion')
    if (bySelf.length > 0) return rustNote(bySelf, 'cargo-bench')
    if (byGoogle.length > 0)
      return `expected benchmarks that Node.js runs, got ${someOf(byGoogle)} for Google Benchmark: give the commands that compile them as "build" in deadheat.yml, and name each program with "adapter: google-benchmark" under "commands"; ${seeDocs}`
  }
  return null
}

function rustNote(paths: readonly string[], adapter: string): string {
  return `expected benchmarks that Node.js runs, got ${someOf(paths)} for cargo: give "cargo bench --no-run" as "build" in deadheat.yml, and name the program that it makes with "adapter: ${adapter}" under "commands"; ${seeDocs}`
}
