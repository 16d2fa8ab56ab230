import Negotiator from 'negotiator'

/** The best first. */
const COMPRESSED = ['br', 'gzip'] as const

export type Encoding = (typeof COMPRESSED)[number] | 'identity'

/** The best encoding that a client reads, from its `Accept-Encoding`; which of them it likes best does not count. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  const headers = { 'accept-encoding': accepted }
  const read = new Negotiator({ headers }).encodings(COMPRESSED)
  return COMPRESSED.find((encoding) => read.includes(encoding)) ?? 'identity'
}
