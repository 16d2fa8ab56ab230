import { hasRoute, route } from '~/ui/client/routes'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'

export interface ShellLink {
  label: string
  href: string
}

/** Address of a page, null while the product has no such page: then the name cannot be checked by its type. */
export function hrefOf(name: string, params?: Record<string, string | number>): string | null {
  return hasRoute(name) ? route(...([name, params] as Parameters<typeof route>)) : null
}

/** The main pages, in the order of the top bar. */
export function mainLinks(): ShellLink[] {
  const { navigation } = SHELL_MESSAGES
  return present([
    { label: navigation.create, href: hrefOf('dashboard') },
    { label: navigation.products, href: hrefOf('products.index') },
    { label: navigation.generate, href: hrefOf('photos.generate') },
    { label: navigation.editor, href: hrefOf('ai.editor') },
    { label: navigation.batches, href: hrefOf('batches.index') },
  ])
}

/** The links whose pages exist. */
export function present(links: { label: string; href: string | null | false }[]): ShellLink[] {
  return links.filter((link): link is ShellLink => Boolean(link.href))
}

/** Whether `path` is the link's page or lies below it. */
export function isCurrent(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
