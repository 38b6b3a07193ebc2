/** Bytes in words: `4.2 MB`, of a million bytes each. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
