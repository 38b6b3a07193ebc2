import type { AskedSubset } from './subset-key.ts'

/** What a comment can request. */
export type SlashCommand =
  | { readonly kind: 'measure'; readonly wishes: Wishes }
  | {
      readonly kind: 'accept'
      /** Id of the benchmark whose regression is accepted; `*` means every one. */
      readonly name: string
      /** How much worse it may become, as a ratio; `null` accepts what the comment shows. */
      readonly within: number | null
      /** Which of several comments it concerns; `null` where the name says it. */
      readonly key: string | null
      readonly reason: string
    }
  /** Of one comment, or of the whole pull request. */
  | { readonly kind: 'cancel'; readonly key: string | null }
  | { readonly kind: 'help' }
  /** What runs for the pull request. */
  | { readonly kind: 'status' }
  /** A command for us that could not be parsed: it is answered, and nothing runs. */
  | { readonly kind: 'unknown'; readonly complaint: string }

/** Options of a comment's command; absent keys were not given. */
export interface Wishes extends AskedSubset {
  readonly key?: string | undefined
  /** The intended head: at least its first 12 hexadecimal digits. */
  readonly head?: string | undefined
}
