import type { ResolvedComponent } from '@inertiajs/react'
import { hasShell } from '../assets/has_shell'

type Layout = ResolvedComponent['layout']

/** The layout of a page that does not name one: the signed-in shell, loaded only where it is used. */
export async function loadLayoutFor(page: string): Promise<Layout> {
  if (!hasShell(page)) return undefined
  const { default: AppLayout } = await import('~/shell/layouts/app_layout')
  return AppLayout
}
