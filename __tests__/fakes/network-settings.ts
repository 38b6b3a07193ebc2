const NAMES = new Set([
  ...'NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR NPM_CONFIG_REGISTRY'.split(' '),
  ...'HTTP_PROXY HTTPS_PROXY NO_PROXY'.split(' '),
])

/** How this machine reaches registries: certificates, proxies and a mirror, as far as they are set. */
export function networkSettings(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) =>
      NAMES.has(name.toUpperCase()) && value !== '' ? [[name, value]] : [],
    ),
  )
}
