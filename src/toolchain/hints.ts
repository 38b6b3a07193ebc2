/** What is known of a build step that failed. */
export interface Trouble {
  readonly exitCode: number | null
  readonly signal: string | null
  /** All that it printed, or the end of it. */
  readonly output: string
}

interface Pattern {
  readonly matches: (trouble: Trouble) => boolean
  readonly hint: string
}

function printed(pattern: RegExp): Pattern['matches'] {
  return ({ output }) => pattern.test(output)
}

// The first that matches is taken: what stops a build comes before what it leads to.
const patterns: readonly Pattern[] = [
  {
    matches: printed(/ENOSPC|No space left on device/),
    hint: 'the disk is full: make room on it',
  },
  {
    matches: ({ exitCode, signal, output }) =>
      exitCode === 137 ||
      signal === 'SIGKILL' ||
      /(?:fatal error: Killed signal terminated|virtual memory exhausted|out of memory)/i.test(
        output,
      ),
    hint: 'it ran out of memory: build with fewer jobs or on a machine with more memory',
  },
  {
    matches: printed(/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/),
    hint: 'there is no way to the registry: check the network, HTTPS_PROXY and "npm ping"',
  },
  {
    matches: printed(/SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/),
    hint: 'the registry shows a certificate that is not known: set NODE_EXTRA_CA_CERTS',
  },
  {
    matches: printed(/\bE40[13]\b.*(?:npm|registry)|npm (?:error|ERR!) code E40[13]\b/),
    hint: 'the registry refuses to hand it out: log in with "npm login"',
  },
  {
    matches: printed(/npm (?:error|ERR!) code (?:E404|ETARGET)\b/),
    hint: 'the registry has no such package or version',
  },
  {
    matches: printed(/npm (?:error|ERR!) code EUSAGE[\s\S]*in sync|ERR_PNPM_OUTDATED_LOCKFILE/),
    hint: 'package.json and the lockfile disagree: install and commit the lockfile',
  },
  {
    matches: printed(
      /Could not find any Python installation|gyp ERR! find Python|\bpython[\d.]*['’]?: (?:(?:command )?not found|No such file)/,
    ),
    hint: 'no Python that runs was found: install Python 3 and put it on the PATH',
  },
  {
    matches: printed(
      /No module named '?(?:distutils|imp)'?|Python executable .* is v2|Missing parentheses in call to 'print'|Please use (?:either )?python ?3/i,
    ),
    hint: 'this build wants another Python: put a fitting Python 3 on the PATH',
  },
  {
    matches: printed(
      /\b(?:make|g\+\+|c\+\+|gcc|cc|clang(?:\+\+)?): (?:(?:command )?not found|No such file)|not found: make|spawn (?:make|g\+\+|cc) ENOENT/,
    ),
    hint: 'there is no compiler: install gcc, g++ and make',
  },
  {
    matches: printed(/find VS|Could not find any Visual Studio installation/),
    hint: 'there is no compiler: install the Visual Studio build tools',
  },
  {
    matches: printed(/xcode-select|No Xcode or CLT version detected/),
    hint: 'there is no compiler: run "xcode-select --install"',
  },
  {
    matches: printed(/fatal error: '?(?:node|v8|uv|node_api|node_version)\.h'?/),
    hint: 'the headers of this Node.js are missing: name its version instead of its path',
  },
  {
    matches: printed(/fatal error: [^\n]*No such file or directory/),
    hint: 'a header is missing: install the library that it belongs to, or fetch the submodules',
  },
  {
    matches: printed(/error: [^\n]*(?:'v8::|class v8::|namespace 'v8'|'Nan'|Nan::|v8::Local)/),
    hint: 'this source does not fit the V8 of this Node.js: measure it on an older one',
  },
]

/** What would make a failed build step work, in one line; `null` when nothing is known. */
export function hintOf(trouble: Trouble): string | null {
  return patterns.find(({ matches }) => matches(trouble))?.hint ?? null
}
