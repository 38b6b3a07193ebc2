/**
 * The name under which a function is known in a profile: its own, and its file without folder, ending
 * and place in it, because those differ from one release to the next. `fromObject buffer.js:121:20` and
 * `fromObject node:buffer:404:20` are both `fromObject buffer`.
 */
export function functionName(name: string, file: string): string {
  const own = name === '' ? '(anonymous)' : name
  const base = file
    .replace(/(?::\d+){1,2}$/, '')
    .replace(/^node:/, '')
    .replace(/\.[cm]?js$/, '')
  const short = /^(?:\/|file:|[A-Za-z]:)/.test(base) ? base.replace(/^.*[/\\]/, '') : base
  return (short === '' ? own : `${own} ${short}`).slice(0, 200)
}
