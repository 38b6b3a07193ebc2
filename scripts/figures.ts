import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { markdownTable } from './markdown-table.ts'

const folder = fileURLToPath(new URL('../docs/figures', import.meta.url))

const figuresSchema = z.strictObject({
  title: z.string(),
  /** What prints them; empty when nothing of ours does. */
  command: z.string(),
  /** Machine, date and what the numbers are. */
  about: z.string(),
  /** Heads of the columns; one that begins with `>` is aligned to the right. */
  columns: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.string()).readonly()).readonly(),
})

/** A table of what a script has measured. */
export type Figures = z.input<typeof figuresSchema>

/** Prints a table of figures and, when the script was started with `--keep`, keeps it for docs/figures.md. */
export function showFigures(name: string, figures: Figures): void {
  printFigures(figures)
  if (!process.argv.includes('--keep')) return
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figures, null, 1)}\n`)
}

/** Prints a table of figures as Markdown. */
export function printFigures(figures: Figures): void {
  process.stdout.write(`${sectionOf(figures)}\n`)
}

/** docs/figures.md, from all figures that are kept. */
export function figuresPage(): string {
  const sections = globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .map((text) => sectionOf(figuresSchema.parse(JSON.parse(text))))
  return `# Figures

<!-- Made by "npm run generate" from docs/figures/*.json, which the commands write with "--keep". -->

What the project's scripts printed on the machine and at the hour that each table names: run the command to have
yours. [measurement.md](measurement.md) and [statistics.md](statistics.md) say what they mean.

${sections.join('\n')}`
}

function sectionOf({ title, command, about, columns, rows }: Figures): string {
  return [
    `## ${title}`,
    '',
    command === '' ? about : `\`${command}\`. ${about}`,
    '',
    markdownTable(columns, rows),
    '',
  ].join('\n')
}
