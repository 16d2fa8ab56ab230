import { pageNonce } from './page_nonce'

/**
 * Gives style elements that packages make at run time (toasts, the viewer's zoom) the nonce of the page, which cannot be handed to them.
 * Without it the page's policy keeps their styles out.
 */
export function giveStylesTheNonce(): void {
  const nonce = pageNonce()
  if (nonce === undefined) return
  const createElement = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
