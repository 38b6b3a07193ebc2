import { z } from 'zod'

/** Text of limited length in UTF-16 code units, for untrusted input. */
export function text(maximumLength: number): z.ZodString {
  return z.string().max(maximumLength)
}

/** A full git object name: 40 lower-case hexadecimal digits. */
export const shaSchema = z.string().regex(/^[0-9a-f]{40}$/, 'a full commit id of 40 hex digits')

/** A SHA-256 digest: 64 lower-case hexadecimal digits. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest of 64 hex digits')

/** A duration in seconds, zero or more, and at most thirty years: a sum of many stays a number. */
export const secondsSchema = z.number().min(0).max(1e9)

/** A whole number, zero or more. */
export const countSchema = z.number().int().min(0)

/** The first of some names, for people. */
export function someOf(names: readonly string[], most = 3): string {
  return `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`
}

/** Replaces those values in a text by stars. */
export function withoutValues(source: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, '***'), source)
}
