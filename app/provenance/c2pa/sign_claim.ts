import { sign, type KeyObject } from 'node:crypto'
import { encode } from 'cborg'

/** Algorithm and certificate chain among the protected headers (RFC 9052 and 9360). */
const ALG = 1
const X5CHAIN = 33
const ES256 = -7

/** CBOR's tag 18, COSE_Sign1, in one byte. */
const SIGN1 = Buffer.from([0xd2])

/** Bytes of a signature by ES256. */
const SIGNATURE_BYTES = 64

export interface ClaimSigner {
  /** DER, the signing certificate first. */
  chain: Uint8Array[]
  key: KeyObject
}

/** A claim's signature as C2PA stores it: COSE_Sign1 (RFC 9052, 4.2) with ES256 and a detached payload. */
export function signClaim(claim: Uint8Array, { chain, key }: ClaimSigner): Uint8Array {
  const headers = protectedHeaders(chain)
  const toSign = encode(['Signature1', headers, new Uint8Array(0), claim])
  return sign1(headers, sign('sha256', toSign, { key, dsaEncoding: 'ieee-p1363' }))
}

/** Bytes that each signature of this chain has. */
export function sizeOfSignature(chain: Uint8Array[]): number {
  return sign1(protectedHeaders(chain), new Uint8Array(SIGNATURE_BYTES)).length
}

function protectedHeaders(chain: Uint8Array[]): Uint8Array {
  const x5chain = chain.length === 1 ? chain[0] : chain
  return encode(
    new Map<number, unknown>([
      [ALG, ES256],
      [X5CHAIN, x5chain],
    ])
  )
}

function sign1(headers: Uint8Array, signature: Uint8Array): Uint8Array {
  return Buffer.concat([SIGN1, encode([headers, {}, null, signature])])
}
