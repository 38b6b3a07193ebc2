const drawnByUs = String.raw`\u001b\[(?:[0-2]|3[1-3])m|\u001b\[\d{1,3}A\r\u001b\[0J`

const controls = new RegExp(String.raw`(${drawnByUs})|[^\P{Cc}\n\t]`, 'gu')

/**
 * Text as it may reach a terminal or a job's log: of all control characters only line ends, tabs and what
 * this program itself draws with. Everything that is printed goes through this, so that no name, message
 * or output of foreign code can set a clipboard, a title or the cursor.
 */
export function terminalText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(controls, (_, ours: string | undefined) => ours ?? '\uFFFD')
}

const lineEnds = /\r\n?|\n/

/**
 * Text for a job's log in which the runner finds no command. It obeys `::` behind white space, and the old
 * form `##[` anywhere in a line, so neither a prefix nor an indentation is enough.
 */
export function logLine(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => line.replaceAll('##[', '# #[').replace(/^([\s\p{C}]*)::/u, '$1: :'))
    .join('\n')
}
