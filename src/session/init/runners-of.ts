import { readYaml } from '../../host/files/read-yaml.ts'
import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Runner } from '../../plan/init/repository-facts.ts'
import { runnersIn } from '../../plan/init/runners-in.ts'

/** What the jobs of a repository's workflows run on; files that are no workflows say nothing. */
export async function runnersOf(top: string, { files }: Host): Promise<readonly Runner[]> {
  const folder = files.join(top, '.github/workflows')
  const found: Runner[] = []
  for (const { name, directory } of await files.list(folder)) {
    const path = files.join(folder, name)
    if (directory || !/\.ya?ml$/.test(name) || (await files.kindOf(path)) !== 'file') continue
    found.push(...runnersIn(await dataOf((await files.read(path)) ?? '', name), name))
  }
  return found
}

async function dataOf(content: string, name: string): Promise<unknown> {
  try {
    return await readYaml(content, name)
  } catch (error) {
    if (error instanceof UsageError) return null // Whoever wrote it will hear of it from GitHub.
    throw error
  }
}
