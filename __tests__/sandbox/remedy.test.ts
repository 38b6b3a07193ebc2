import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { remedyOf, type ClosedMachine } from '../../src/sandbox/remedy.ts'

const may = 'Name:\tnode\nCapBnd:\t000001ffffffffff\n'
const mayNot = 'Name:\tnode\nCapBnd:\t00000000a80425fb\n'

function machine(
  files: Readonly<Record<string, string>>,
  changes: Partial<ClosedMachine> = {},
): ClosedMachine {
  const kernel = (path: string): string => ({ '/proc/self/status': may, ...files })[path] ?? ''
  return { platform: 'linux', missing: [], userId: 1000, kernel, ...changes }
}

describe('remedyOf', () => {
  it.each([
    ['kernel/apparmor_restrict_unprivileged_userns', '1', '0'],
    ['kernel/unprivileged_userns_clone', '0', '1'],
    ['user/max_user_namespaces', '0', '15000'],
  ])('is the one setting of the kernel that is in the way: %s', (file, closed, open) => {
    const command = `sudo sysctl -w ${file.replace('/', '.')}=${open}`
    const path = `/proc/sys/${file}`
    expect(remedyOf(machine({ [path]: `${closed}\n` }))).toBe(`run "${command}" in an earlier step`)
    expect(remedyOf(machine({ [path]: '7\n' }))).toContain('on Linux as root')
    // It is no setting that keeps root from it.
    const root = { userId: 0 }
    expect(remedyOf(machine({ [path]: `${closed}\n` }, root))).toContain('on Linux as root')
  })

  it('is flags of the container where nobody in it may mount, whatever the kernel says', () => {
    const files = {
      '/proc/self/status': mayNot,
      '/proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1',
    }
    const flags =
      '--cap-add=SYS_ADMIN --security-opt=seccomp=unconfined --security-opt=apparmor=unconfined'
    expect(remedyOf(machine(files, { userId: 0 }))).toContain(`"${flags}"`)
    expect(remedyOf(machine(files))).toContain(`"${flags} --security-opt=systempaths=unconfined"`)
  })

  it('is another system, or programs that are not installed', () => {
    expect(remedyOf(machine({}, { platform: 'darwin' }))).toBe('run the job on Linux')
    expect(remedyOf(machine({}, { missing: ['perl'] }))).toBe(
      'install perl (packages "perl" and "util-linux")',
    )
  })

  it('names what opens this machine when that is closed', () => {
    // In users of its own, root may close it for the processes that it starts.
    const closing = `echo 0 >/proc/sys/user/max_user_namespaces; cat /proc/sys/user/max_user_namespaces; unshare --user true`
    const { stdout, stderr } = spawnSync('unshare', ['-Ur', 'sh', '-c', closing], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('No space left on device')
    const kernel = (path: string): string => (path.endsWith('max_user_namespaces') ? stdout : '')
    expect(remedyOf(machine({}, { kernel }))).toContain(
      'sudo sysctl -w user.max_user_namespaces=15000',
    )
  })
})
