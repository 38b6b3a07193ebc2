/**
 * What the system's package manager has installed. Where nobody knows which files were read, any change
 * of the system counts.
 */
export const packageLists: readonly string[] = [
  '/var/lib/dpkg/status',
  '/lib/apk/db/installed',
  '/var/lib/rpm/rpmdb.sqlite',
  '/usr/lib/sysimage/rpm/rpmdb.sqlite',
  '/var/lib/pacman/local',
]

/** Come before the system's own: a file that appears there takes the place of one of those. */
export const localFolders: readonly string[] = ['/usr/local/include', '/usr/local/lib']
