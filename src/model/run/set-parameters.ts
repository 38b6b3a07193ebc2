/** Values of parameters and options that the user set, as texts, by name. */
export type SetParameters = Readonly<Record<string, readonly string[]>>
