/** Marks calls by which somebody signs in over the page: they are none of the page's. */
export const SIGNING_IN = 'X-Signing-In'
