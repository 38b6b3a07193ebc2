import { writeHintOf } from '../src/publish/checks/hint-of.ts'
import { type ClosedMachine, remedyOf } from '../src/sandbox/isolation.ts'
import { markdownTable } from './markdown-table.ts'

const TROUBLES = [
  ['not-permitted', 'the token has no permission'],
  ['no-credentials', 'the token is unknown'],
  ['locked', 'the conversation is locked'],
  ['archived', 'the repository is archived'],
  ['not-found', 'the pull request or commit is not found'],
  ['limited', 'a rate limit is used up'],
] as const

// One for each way to close the gap: what a file of the kernel says, and whose the job is.
const GAPS = [
  { file: 'kernel/apparmor_restrict_unprivileged_userns', says: '1', why: 'as on Ubuntu 24.04' },
  { file: 'kernel/unprivileged_userns_clone', says: '0', why: 'as on older Debian' },
  { file: 'user/max_user_namespaces', says: '0', why: 'as on hardened machines' },
] as const

/** What can go wrong and what helps, for the documentation: tables by the name of their place. */
export function troubleTables(): Readonly<Record<'writes' | 'isolation', string>> {
  return {
    writes: markdownTable(
      ['What GitHub refused', 'What to do'],
      TROUBLES.map(([trouble, about]) => {
        const hints = (['comment', 'check'] as const).map((what) => writeHintOf({ trouble }, what))
        return [about, [...new Set(hints)].join('; for the check: ')]
      }),
    ),
    isolation: markdownTable(
      ['The machine', 'What to do'],
      [
        ...GAPS.map(({ file, says, why }) => [
          `\`/proc/sys/${file}\` is ${says}, ${why}`,
          remedyWith({ kernel: (path) => (path === `/proc/sys/${file}` ? says : '') }),
        ]),
        ['a container, for root in it', remedyWith({ userId: 0, kernel: () => inContainer })],
        ['a container, for other users', remedyWith({ kernel: () => inContainer })],
        ['no `unshare` or no Perl', remedyWith({ missing: ['unshare', 'perl'] })],
        ['macOS', remedyWith({ platform: 'darwin' })],
        ['anything else', remedyWith({})],
      ],
    ),
  }
}

/** Of a process that may never mount; proc_pid_status(5). */
const inContainer = 'CapBnd:\t00000000a80425fb'

function remedyWith(changes: Partial<ClosedMachine>): string {
  const user = { platform: 'linux', missing: [], userId: 1000, kernel: () => '' }
  return remedyOf({ ...user, ...changes })
}
