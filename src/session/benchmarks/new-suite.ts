import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { suiteSkeleton } from '../../plan/suite-skeleton.ts'

/**
 * Writes an example of a suite into a new folder.
 *
 * @param name - of the folder, which becomes part of the benchmarks' names
 * @param directory - absolute path of the folder that it is made in
 * @returns what was written and how to run it, for a terminal
 * @throws UsageError when the name is none, or something of that name is there
 */
export async function newSuite(
  name: string,
  directory: string,
  { files }: Pick<Host, 'files'>,
): Promise<string> {
  if (!/^[a-z0-9][\w.-]{0,99}$/i.test(name) || name === 'node_modules') {
    throw new UsageError(
      `expected a name of letters, digits, "_", "-" and ".", such as "mine", got ${JSON.stringify(name)}`,
    )
  }
  const folder = files.join(directory, name)
  if ((await files.kindOf(folder)) !== null) {
    throw new UsageError(
      `expected nothing at ${folder}, where the suite is written, got something: choose another name, or remove it`,
    )
  }
  const skeleton = Object.entries(suiteSkeleton(name))
  await files.makeDirectory(folder)
  for (const [path, content] of skeleton) await files.write(files.join(folder, path), content)
  const writtenText = skeleton.map(([path]) => `  ./${name}/${path}\n`).join('')
  return `written:\n${writtenText}\nrun it:\n  deadheat compare node:20 node:22 --suite ./${name} --as study\n`
}
