/**
 * The number used once that the page's policy lets styles and scripts through by; undefined while the pages are developed. Scripts may
 * read it, selectors of styles cannot.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
