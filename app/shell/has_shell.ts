/** Pages whose names begin so are public; each names the layout it wants. */
const PUBLIC = ['shell/', 'accounts/']

/** Whether a page stands in the shell of the signed-in pages. */
export function hasShell(page: string): boolean {
  return !PUBLIC.some((prefix) => page.startsWith(prefix))
}
