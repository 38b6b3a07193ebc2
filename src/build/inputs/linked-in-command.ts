/** The libraries that a link command names. */
export interface LinkWords {
  /** Libraries and objects by their path. */
  readonly files: readonly string[]
  /** `z` for `-lz`; with a colon in front, the whole name of the file. */
  readonly names: readonly string[]
  /** Folders that are searched before the usual ones. */
  readonly folders: readonly string[]
}

/** Extracts the libraries that a command of a compiler or linker names. */
export function linkedInCommand(command: string): LinkWords {
  const words = command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
  const plain = words.map((word) => word.replaceAll(/['"]/g, ''))
  const after = (option: string): readonly string[] =>
    plain.flatMap((word, at) => {
      if (!word.startsWith(option)) return []
      const value = word === option ? plain[at + 1] : word.slice(option.length)
      return value === undefined || value === '' ? [] : [value]
    })
  return {
    files: plain.filter((word) => /^\/.*\.(?:a|o|dylib|so(?:\.[\d.]+)?)$/.test(word)),
    names: after('-l'),
    folders: after('-L').filter((folder) => folder.startsWith('/')),
  }
}
