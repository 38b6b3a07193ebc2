const pattern = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i

/** Whether a text is the name of a package, and so neither a path nor an address. */
export function isPackageName(text: string): boolean {
  return pattern.test(text)
}
