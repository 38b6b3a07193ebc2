/** The variables of an environment that are set and whose names are picked. */
export function pickVariables(
  environment: Readonly<Record<string, string | undefined>>,
  isPicked: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && isPicked(name) ? [[name, value]] : [],
    ),
  )
}
