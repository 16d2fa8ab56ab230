/** A part of a path that is this long may be a secret, such as the token of a link in a mail. */
const LONGEST_NAME = 24

/** The page's address without what may be personal or secret: no query, no long parts. */
export function currentAddress({ origin, pathname }: Location = location): string {
  const parts = pathname.split('/').map((part) => (part.length > LONGEST_NAME ? '-' : part))
  return origin + parts.join('/')
}
