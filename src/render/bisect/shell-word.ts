/** A word for a shell to paste; foreign characters are quoted, invisible ones left out. */
export function shellWord(word: string): string {
  return /^[\w@./:+-][\w@./:+,=-]*$/.test(word)
    ? word
    : `'${word.replaceAll(/\p{C}/gu, '').replaceAll("'", String.raw`'\''`)}'`
}
