/** A software bill of materials, in the format CycloneDX, as far as it is read here. */
type Bill = {
  readonly components: readonly { readonly 'bom-ref': string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * The bill of what is shipped: of all packages of the lock file, those inside the bundle.
 *
 * @param bill - what `npm sbom --sbom-format=cyclonedx` prints
 * @param licences - dist/licenses.txt, which the bundler writes
 * @throws Error when a package of the bundle is not in the lock file
 */
export function shippedBill(bill: string, licences: string): string {
  const whole: unknown = JSON.parse(bill)
  if (!isBill(whole)) throw new Error('expected a bill in CycloneDX from "npm sbom", got another')
  const shipped = shippedPackages(licences)
  const refs = new Set(whole.components.map((component) => component['bom-ref']))
  const missing = shipped.filter((name) => !refs.has(name))
  if (missing.length > 0) {
    throw new Error(`expected ${missing.join(', ')} of dist/licenses.txt in package-lock.json`)
  }
  const kept = new Set(shipped)
  const components = whole.components.filter((component) => kept.has(component['bom-ref']))
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }))
  return `${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`
}

/** The packages inside the bundle, as `name@version`, sorted. */
export function shippedPackages(licences: string): readonly string[] {
  return licences
    .split('\n\n----\n\n')
    .flatMap((notice) => {
      const [, name, version] = /^(\S+) (\d\S*) \(/.exec(notice) ?? []
      return name === undefined || version === undefined ? [] : [`${name}@${version}`]
    })
    .toSorted()
}

function isBill(value: unknown): value is Bill {
  return (
    typeof value === 'object' &&
    value !== null &&
    'components' in value &&
    Array.isArray(value.components) &&
    'dependencies' in value &&
    Array.isArray(value.dependencies)
  )
}
