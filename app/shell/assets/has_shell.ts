/** Pages whose names begin so are public; each names the layout it wants. */
const PUBLIC = ['shell/', 'accounts/']

/** Among them, for those who are signed in alone. */
const OWN = ['profile/show']

/** Whether a page stands in the shell of the signed-in pages. */
export function hasShell(page: string): boolean {
  return OWN.includes(page) || !PUBLIC.some((prefix) => page.startsWith(prefix))
}
