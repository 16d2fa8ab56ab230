import { parse, type Range } from 'range-parser'

/** What the parser tells of a header: no range at all, or one that cannot be read. */
const INVALID = 1

/**
 * The one range of bytes that a request asks for, both ends included; null for none, for several and for what is no range, which
 * are answered with the whole.
 */
export function parseRange(
  header: string | undefined,
  size: number
): Range | 'unsatisfiable' | null {
  const { code, type, ranges } = parse(size, header ?? '')
  if (type !== 'bytes' || (code & INVALID) !== 0) return null
  const [first, ...others] = ranges
  if (!first) return 'unsatisfiable'
  return others.length === 0 && code === 0 ? first : null
}
