import type { WheelProgram } from './fetch-wheel-program.ts'

const version = '2.0.0'

/**
 * hyperfine as a Python wheel, which every mirror of the package index has; none of it runs in
 * Python. Astral builds it from the commit b33755fe1fca8bcc1f182c773ca3ab040bfe517d, which upstream
 * tagged v2.0.0, and includes an SBOM (CycloneDX). Wheels exist for Linux with glibc, macOS and
 * Windows.
 */
export const hyperfineWheel: WheelProgram = {
  package: 'astral-dev-toolchain-hyperfine',
  version,
  sha256: [
    '4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28',
    '77db7b13877b8d3820a32c71bcca56e4068ba11f820ab99caa8ae84ac838dfd8',
    '8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1',
    'b9e5af78f045aa6e73a1a1cec2cc681c28531b56e4b4e90ada6ff124a23b207b',
    'bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988',
    'ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed',
  ],
  program: `astral_dev_toolchain_hyperfine-${version}.data/scripts/hyperfine`,
}
