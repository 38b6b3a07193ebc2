/** What a comment may ask for. */
export type SlashCommand =
  | { readonly kind: 'measure'; readonly wishes: Wishes }
  | {
      readonly kind: 'accept'
      /** Id of the benchmark whose regression is accepted. */
      readonly name: string
      /** How much worse it may become, as a ratio; `null` accepts what the comment shows. */
      readonly within: number | null
      /** Which of several comments. */
      readonly key: string
      readonly reason: string
    }
  | { readonly kind: 'cancel'; readonly key: string }
  | { readonly kind: 'help' }
  /** Known by name, but not there yet. */
  | { readonly kind: 'later'; readonly name: 'profile' | 'bisect' }
  /** Meant for us and not understood: answered, and nothing is run. */
  | { readonly kind: 'unknown'; readonly complaint: string }

/** What a comment may say about a measurement; absent keys were not said. */
export interface Wishes {
  readonly only?: string
  readonly pairs?: string
  readonly base?: string
  readonly node?: string
  readonly key?: string
  /** The head that is meant, or the first 12 digits of it and more. */
  readonly head?: string
}
