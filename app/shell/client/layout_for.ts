import type { ResolvedComponent } from '@inertiajs/react'

type Layout = ResolvedComponent['layout']

/** Pages of these features are public; each names the layout it wants. */
const PUBLIC = ['shell/', 'accounts/']

/** The layout of a page that does not name one: the signed-in shell, loaded only where it is used. */
export async function loadLayoutFor(page: string): Promise<Layout> {
  if (PUBLIC.some((prefix) => page.startsWith(prefix))) return undefined
  const { default: AppLayout } = await import('~/shell/layouts/app_layout')
  return AppLayout
}
