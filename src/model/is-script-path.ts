/** Whether a path with `/` names a script, other than one of an installed package. */
export function isScriptPath(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path)
}
