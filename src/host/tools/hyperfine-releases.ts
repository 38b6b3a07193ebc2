/** A published archive of hyperfine for one kind of machine. */
export interface HyperfineRelease {
  readonly version: string
  /** Platform and architecture as Node.js names them. */
  readonly platform: string
  readonly architecture: string
  readonly url: string
  /** Digest of the archive. */
  readonly sha256: string
  /** Path of the program inside the archive, a gzipped tar. */
  readonly program: string
}

const version = '1.20.0'
const address = `https://github.com/sharkdp/hyperfine/releases/download/v${version}`

interface ReleaseRequest {
  readonly architecture: string
  readonly target: string
  readonly sha256: string
}

function release(
  platform: string,
  { architecture, target, sha256 }: ReleaseRequest,
): HyperfineRelease {
  const name = `hyperfine-v${version}-${target}`
  const url = `${address}/${name}.tar.gz`
  return { version, platform, architecture, url, sha256, program: `${name}/hyperfine` }
}

/**
 * Archives that may be fetched, the preferred version first. The project publishes no digests;
 * these are the ones that package managers (hermit, chromebrew, Homebrew formulas) agree on.
 */
export const hyperfineReleases: readonly HyperfineRelease[] = [
  release('linux', {
    architecture: 'x64',
    target: 'x86_64-unknown-linux-gnu',
    sha256: '63ad53934062118f5b0be11785e0bb1603d4b91667d1921f2fd8df9a8712040a',
  }),
  release('linux', {
    architecture: 'arm64',
    target: 'aarch64-unknown-linux-gnu',
    sha256: '90875cb1db7a1d797c311174d061728361e58fc70e3b62262a00635ac3b1997c',
  }),
  release('darwin', {
    architecture: 'x64',
    target: 'x86_64-apple-darwin',
    sha256: 'f58d0b90993fadfa122a351428c469ce24afef3865f027f0e6e86f0830d088f1',
  }),
  release('darwin', {
    architecture: 'arm64',
    target: 'aarch64-apple-darwin',
    sha256: '8ee7067016620447c9d2d6234ec9a4680f958b7ad983549b56334668f63075b5',
  }),
]
