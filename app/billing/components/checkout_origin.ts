import { forget, keep, recall } from '#app/ui/client/browser_storage'

const KEY = 'vitrine.checkoutOrigin'
/** Pages that are only about paying: nobody wants back to them. */
const PAYING = /^\/(checkout|subscribe|billing)(\/|$)/

/** Keeps where somebody was when they went to pay. */
export function rememberOrigin(): void {
  const { pathname, search } = location
  if (PAYING.test(pathname)) forget('sessionStorage', KEY)
  else keep('sessionStorage', KEY, pathname + search)
}

/** The path of the page to go back to after paying, null if it was about paying itself. */
export function checkoutOrigin(): string | null {
  return recall('sessionStorage', KEY)
}
