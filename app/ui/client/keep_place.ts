import { router } from '@inertiajs/react'

interface Place {
  pathname: string
}

/** Whether a visit's answer is the page that asked, whatever its query is. */
export function staysAt(url: string, { pathname }: Place): boolean {
  return new URL(url, 'http://page').pathname === pathname
}

/**
 * Has a visit that is to keep its place do so only where it stays on its page. What leads to another one begins at the top of that, where
 * its heading is and what it says about what was done.
 */
export function keepPlaceOnSamePage(): void {
  router.on('before', ({ detail: { visit } }) => {
    if (visit.preserveScroll === true)
      visit.preserveScroll = ({ url }) => staysAt(url, window.location)
  })
}
