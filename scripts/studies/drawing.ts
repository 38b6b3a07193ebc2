// Behind it is what the reader's system prefers, whatever the page around it.
const style = `.ground{fill:#fff}.ink{fill:#1f2328}.faint{fill:#57606a}.grid{stroke:#d0d7de}.one{stroke:#57606a}.ours{stroke:#0969da}.dot{fill:#0969da}.theirs{stroke:#bc4c00;fill:none}
@media (prefers-color-scheme:dark){.ground{fill:#0d1117}.ink{fill:#e6edf3}.faint{fill:#9198a1}.grid{stroke:#30363d}.one{stroke:#9198a1}.ours{stroke:#4493f8}.dot{fill:#4493f8}.theirs{stroke:#f0883e}}`

const letterWidth = 6.7

/** What an image of a study shows. */
export interface Drawing {
  readonly title: string
  /** What its axis is of, and what its marks are. */
  readonly legend: string
  /** All of it in words, for whoever does not see it. */
  readonly description: string
  readonly width: number
  readonly height: number
  readonly body: readonly string[]
}

/** An image of its own, in light and dark. */
export function drawing({ title, legend, description, width, height, body }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="13" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="100%" height="100%"/>`,
    `<text class="ink" x="8" y="20" font-weight="bold">${escaped(title)}</text>`,
    `<text class="faint" x="8" y="38">${escaped(legend)}</text>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

/** Pixels that the longest of some labels takes. */
export function roomOf(labels: readonly string[]): number {
  return Math.ceil(Math.max(0, ...labels.map(({ length }) => length)) * letterWidth)
}

/** Ticks of a logarithmic axis: 1, 2 and 5 times powers of ten, or only powers where these would be too many. */
export function ticksBetween(least: number, most: number): readonly number[] {
  const decades = Math.ceil(Math.log10(most / least))
  const steps = decades > 3 ? [1] : [1, 2, 5]
  const from = Math.floor(Math.log10(least))
  return Array.from({ length: decades + 2 }, (_, index) => from + index)
    .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(1))))
    .filter((tick) => tick >= least * 0.999 && tick <= most * 1.001)
}

/** A coordinate. */
export function fixed(value: number): string {
  return value.toFixed(1)
}

/** A text as it may stand in an image. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
