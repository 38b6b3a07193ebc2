/**
 * Lists of the packages that the system's package manager has installed. If it is unknown which files
 * were read, any change of the system counts.
 */
export const packageLists: readonly string[] = [
  '/var/lib/dpkg/status',
  '/lib/apk/db/installed',
  '/var/lib/rpm/rpmdb.sqlite',
  '/usr/lib/sysimage/rpm/rpmdb.sqlite',
  '/var/lib/pacman/local',
]

/** Searched before the system's own folders: a file that appears here overrides one of those. */
export const localFolders: readonly string[] = ['/usr/local/include', '/usr/local/lib']
