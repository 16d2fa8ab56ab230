/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/** The one range of bytes that a request asks for; null for none or several, which are answered with the whole. */
export function parseRange(
  header: string | undefined,
  size: number
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'unsatisfiable' : { first, last }
}
