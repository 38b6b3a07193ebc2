/**
 * A word for a shell, as people paste lines that may hold foreign text: what is not plain is quoted,
 * invisible characters are left out.
 */
export function shellWord(word: string): string {
  return /^[\w@./:+-][\w@./:+,-]*$/.test(word)
    ? word
    : `'${word.replaceAll(/\p{C}/gu, '').replaceAll("'", String.raw`'\''`)}'`
}
