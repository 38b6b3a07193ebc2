import { adapterOf, type ScriptText } from './adapter-of.ts'

/**
 * Whether a script lists a folder to start what is there as processes, is no suite itself, and lies beside
 * or above suites: those are measured one by one.
 */
export function startsFolder(file: ScriptText, files: readonly ScriptText[]): boolean {
  const { path, text } = file
  if (!startsProcesses(file)) return false
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const lists = /\b(?:readdir|readdirSync|glob|globSync)\s*\(/.test(text)
  return lists && files.some((one) => one.path.startsWith(folder) && adapterOf(one) !== null)
}

/** Whether a script starts processes, and is no suite itself. */
export function startsProcesses(file: ScriptText): boolean {
  const starts = /['"](?:node:)?(?:child_?process|cross-spawn|execa|zx)['"]/.test(file.text)
  return starts && adapterOf(file) === null
}
