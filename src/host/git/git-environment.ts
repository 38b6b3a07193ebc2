/**
 * What git may see of our environment: where it finds programs, settings, certificates and proxies.
 * Everything else stays out, including `GIT_DIR` and related variables, which a hook that started
 * us would have set and which would send every command to another repository.
 */
const passed = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'XDG_CONFIG_HOME',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_EXEC_PATH',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SSH_AUTH_SOCK',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
] as const

/**
 * The environment in which git runs.
 *
 * @param own - the environment this program was started with
 */
export function gitEnvironment(
  own: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const kept = passed.flatMap((name): readonly (readonly [string, string])[] => {
    const value = own[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...Object.fromEntries(kept),
    // Its messages are parsed, and a question on a terminal would wait forever.
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  }
}
