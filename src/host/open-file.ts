import { spawn } from 'node:child_process'

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
}

/**
 * Opens a file in the program that its user has for it, and does not wait for it.
 *
 * @param path - absolute
 * @returns `false` when there is no program that opens files
 */
export function openFile(path: string): Promise<boolean> {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open']
  return new Promise((done) => {
    const child = spawn(program, [...words, path], { detached: true, stdio: 'ignore' })
    child.on('error', () => done(false))
    child.on('spawn', () => {
      child.unref()
      done(true)
    })
  })
}
