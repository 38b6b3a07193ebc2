import type { SandboxEntry } from './sandbox-plan.ts'

/** Lies in every sandbox: what each process mounts for itself, a line each as in fstab(5). */
export const ownMounts = '/.own'

const streams = {
  fd: '/proc/self/fd',
  stdin: '/proc/self/fd/0',
  stdout: '/proc/self/fd/1',
  stderr: '/proc/self/fd/2',
}

/** What `make.pl` lays out of a plan, in this order, as it reads it. */
export function sandboxList(plan: readonly SandboxEntry[]): string {
  const [innerLines = [], lines = []] = [true, false].map((inner) =>
    plan.filter((entry) => (entry.kind === 'visible' && entry.inner) === inner).flatMap(entryLines),
  )
  const links = Object.entries(streams).map(([name, path]) => line('link', `/dev/${name}`, path))
  return [...lines, ...links, line('apart', '/'), ...innerLines, line('', '')].join('')
}

/** MS_RDONLY, MS_NOSUID and MS_NOEXEC: it can be written to, but its owner, mode and dates are the machine's. */
const deviceFlags = 11

function line(kind: string, path: string, word = '', flags = 0): string {
  return [kind, path, word, flags].map((each) => `${each}\0`).join('')
}

function entryLines(entry: SandboxEntry): readonly string[] {
  switch (entry.kind) {
    case 'link':
      return [line('link', entry.path, entry.target)]
    case 'device':
      return [line('shown', entry.path, '', deviceFlags)]
    case 'own':
      return [line('own', entry.path, entry.isShared ? '' : 'private')]
    case 'hidden':
      return [line('hidden', entry.path, entry.folder ? 'folder' : '')]
    case 'visible':
    case 'writable': {
      const readOnly = entry.kind === 'visible' ? 1 : 0
      const word = entry.folder ? 'folder' : ''
      const seals = entry.kind === 'visible' ? entry.inside : []
      return [
        line('shown', entry.path, word, readOnly | mountFlags(entry.options)),
        ...seals.map(({ path, options }) =>
          line('sealed', path, '', readOnly | mountFlags(options)),
        ),
      ]
    }
  }
}

/** MS_NOSUID and MS_NODEV, and MS_NOEXEC where a mount has it: nothing may take it away; mount(2). */
function mountFlags(options: readonly string[]): number {
  return options.includes('noexec') ? 14 : 6
}
