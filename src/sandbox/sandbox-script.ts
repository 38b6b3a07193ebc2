import { dirname } from 'node:path'
import type { SandboxEntry } from './sandbox-plan.ts'

/** Printed when a sandbox is ready to be entered, before the id of the process that keeps it. */
export const readyLine = 'deadheat: ready'

/** Lies in every sandbox: what each process mounts for itself, a line each as in fstab(5). */
export const ownMounts = '/.own'

const keptOptions = new Set(['nosuid', 'nodev', 'noexec'])

/**
 * A script for `sh` that makes the planned sandbox and keeps it until its input ends. It runs in a
 * mount namespace of its own, as a user who may mount there. Only what the plan lists remains
 * visible of the machine.
 *
 * @param folder - absolute path of an empty folder, where the sandbox is mounted
 * @param perl - absolute path of Perl where the sandbox has a network of its own, else `null`
 */
export function sandboxScript(
  plan: readonly SandboxEntry[],
  folder: string,
  perl: string | null,
): string {
  const lines = plan
    .filter((entry) => !isInnerEntry(entry))
    .flatMap((entry) => entryLines(entry, folder))
  const at = shellQuoted(folder)
  const ownMountLines = plan.flatMap((entry) =>
    entry.kind === 'own' && !entry.isShared
      ? [`own ${entry.path} tmpfs mode=1777,size=25%,nosuid,nodev 0 0`]
      : [],
  )
  return [
    'set -e',
    'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
    'umask 022',
    `mount -t tmpfs -o mode=755,nosuid tmpfs ${at}`,
    `mkdir ${at}/proc ${at}/.machine ${at}/dev`,
    // Processes that enter mount their own process table on top of it.
    `mount --rbind /proc ${at}/proc`,
    ...lines,
    ...Object.entries(streams).map(([name, path]) => `ln -s ${path} ${at}/dev/${name}`),
    ...(perl === null ? [] : [`${shellQuoted(perl)} -e ${shellQuoted(loopbackUp)}`]),
    `printf '%s\\n' ${ownMountLines.map(shellQuoted).join(' ')} >${at}${ownMounts}`,
    `cd ${at}`,
    'pivot_root . .machine',
    'cd /',
    'umount -l /.machine',
    'rmdir /.machine',
    // A link that is put there now leads to nothing outside the sandbox.
    ...plan.filter(isInnerEntry).flatMap((entry) => entryLines(entry, '')),
    'mount -o remount,bind,ro,nosuid /',
    `echo ${shellQuoted(readyLine)} $$`,
    'exec cat >/dev/null',
  ].join('\n')
}

// SIOCSIFFLAGS with IFF_UP; netdevice(7).
const loopbackUp = String.raw`my ($any, $up) = (undef, pack('a16 s x22', 'lo', 1)); socket($any, 2, 2, 0) and ioctl($any, 0x8914, $up) or die "lo: $!\n"`

const streams = {
  fd: '/proc/self/fd',
  stdin: '/proc/self/fd/0',
  stdout: '/proc/self/fd/1',
  stderr: '/proc/self/fd/2',
}

function entryLines(entry: SandboxEntry, folder: string): readonly string[] {
  const from = shellQuoted(entry.path)
  const to = shellQuoted(`${folder}${entry.path}`)
  const above = `mkdir -p ${shellQuoted(`${folder}${dirname(entry.path)}`)}`
  switch (entry.kind) {
    case 'link':
      return [above, `ln -s ${shellQuoted(entry.target)} ${to}`]
    case 'device':
      return [above, `: >${to}`, `mount --bind ${from} ${to}`]
    case 'own':
      return [`mkdir -p ${to}`, `mount -t tmpfs -o mode=1777,size=25%,nosuid,nodev tmpfs ${to}`]
    case 'hidden': {
      // What has gone by now needs to be hidden no longer.
      const cover = entry.folder
        ? `mount -t tmpfs -o mode=755,nosuid,nodev tmpfs ${to}`
        : `mount --bind /dev/null ${to}`
      return [`${cover} 2>/dev/null || ! [ -e ${to} ] || exit 97`]
    }
    case 'visible':
    case 'writable': {
      const ready = entry.folder ? [`mkdir -p ${to}`] : [above, `[ -e ${to} ] || : >${to}`]
      const accessOptions = entry.kind === 'visible' ? ['ro'] : []
      const bind = `mount --rbind -o ${optionsOf(accessOptions, entry.options)} ${from} ${to}`
      // What another mount covers cannot be reached by its name, not even from inside.
      const seals = entry.inside.map(({ path, options }) => {
        const inner = shellQuoted(`${folder}${path}`)
        const remount = `mount -o remount,bind,${optionsOf(['ro'], options)} ${inner}`
        return `${remount} 2>/dev/null || ! mountpoint -q ${inner} || exit 97`
      })
      return [...ready, bind, ...(entry.kind === 'visible' ? seals : [])]
    }
  }
}

function isInnerEntry(entry: SandboxEntry): boolean {
  return entry.kind === 'visible' && entry.inner
}

function optionsOf(options: readonly string[], currentOptions: readonly string[]): string {
  const remainingOptions = currentOptions.filter((option) => keptOptions.has(option))
  return [...new Set([...options, 'nosuid', 'nodev', ...remainingOptions])].join(',')
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
