/** One import as written: the file it stands in, and what it names. */
export type Import = { readonly file: string; readonly specifier: string }

/** An import and whether it waits until it is called, as `import()` and `require()` do. */
type ReadImport = Import & { readonly dynamic: boolean }

// Static, for its effect only, re-exported, dynamic, and CommonJS.
const SPECIFIER =
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*(['"])(?<from>[^'"]+)\1|(?<!['"])\bimport\s*(['"])(?<effect>[^'"]+)\3|\b(?:import|require)\s*\(\s*(['"`])(?<called>[^'"`]+)\5/g

// Strings are matched first, so that a glob or a URL inside one is not taken for a comment.
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)/g

/** All imports of a source text, in order, comments left out. */
export function importsOf(file: string, source: string): readonly ReadImport[] {
  return [...withoutComments(source).matchAll(SPECIFIER)].map(({ groups }) => ({
    file,
    dynamic: groups?.['called'] !== undefined,
    specifier: groups?.['from'] ?? groups?.['effect'] ?? groups?.['called'] ?? '',
  }))
}

function withoutComments(source: string): string {
  return source.replaceAll(STRING_OR_COMMENT, (whole, comment: string | undefined) =>
    comment === undefined ? whole : '',
  )
}
