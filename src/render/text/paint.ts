/** Colours that repeat what the words say. */
export type Colour = 'red' | 'green' | 'yellow' | 'bold' | 'dim'

/** Colours a text, or leaves it unchanged. */
export type Paint = (text: string, colour: Colour) => string

const codes: Readonly<Record<Colour, string>> = {
  red: '31',
  green: '32',
  yellow: '33',
  bold: '1',
  dim: '2',
}

/** @param colours - whether ANSI colours may be used */
export function painterOf({ colours }: { readonly colours: boolean }): Paint {
  return (text, colour) => (colours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text)
}
