import type { KeyObject } from 'node:crypto'

/** Who signs: a certificate with its way up to a root, and the key that belongs to it. */
export interface SigningIdentity {
  /** DER, the signing certificate first, without the root. */
  chain: Buffer[]
  /** P-256, for ES256. */
  key: KeyObject
  /** Of the signing certificate, hexadecimal as X.509 readers show it. */
  serialNumber: string
  validTo: Date
}
