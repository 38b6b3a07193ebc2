import { toolPaths } from '../../scripts/test-tools.ts'
import { runProgram } from './run-program.ts'

/** What actionlint says of workflows of a repository; empty when that is nothing. */
export async function actionlint(files: readonly string[], directory: string): Promise<string> {
  // Without the two helpers that are not pinned here, so that every machine says the same.
  const flags = ['-no-color', '-shellcheck=', '-pyflakes=']
  const { exitCode, output } = await runProgram(
    toolPaths().actionlint,
    [...flags, ...files],
    directory,
  )
  return exitCode === 0 ? output : `${output}exit code ${exitCode}`
}

/** What zizmor says of them, by the zizmor.yml of the repository if there is one; empty when that is nothing. */
export async function zizmor(files: readonly string[], directory: string): Promise<string> {
  const flags = ['--offline', '--quiet', '--no-progress', '--strict-collection']
  const { exitCode, output } = await runProgram(toolPaths().zizmor, [...flags, ...files], directory)
  return exitCode === 0 ? '' : `${output}exit code ${exitCode}`
}
