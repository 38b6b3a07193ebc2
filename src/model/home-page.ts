import { home } from './home.ts'

/** Address of the repository; `null` as long as nobody owns it, because then it is a stranger's. */
export function homePage({ owner, name }: Pick<typeof home, 'owner' | 'name'> = home):
  | string
  | null {
  return owner === 'OWNER' ? null : `https://github.com/${owner}/${name}`
}
