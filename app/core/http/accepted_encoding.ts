export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a client reads, from its `Accept-Encoding`. */
export function acceptedEncoding(accepted: string | string[] = ''): Encoding {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
