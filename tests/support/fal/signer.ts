import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Signs messages as the provider does, and serves the key that proves it. */
export class Signer {
  readonly #keys = generateKeyPairSync('ed25519')

  /** What the provider's JWKS answers. */
  get jwks() {
    const { x } = this.#keys.publicKey.export({ format: 'jwk' })
    return { keys: [{ kty: 'OKP', crv: 'Ed25519', x }] }
  }

  /** @param at when it is signed, milliseconds */
  headers(requestId: string, body: Buffer, at = Date.now()): Record<string, string> {
    const timestamp = String(Math.floor(at / 1_000))
    const digest = createHash('sha256').update(body).digest('hex')
    const text = [requestId, 'user-1', timestamp, digest].join('\n')
    return {
      'content-type': 'application/json',
      'x-fal-webhook-request-id': requestId,
      'x-fal-webhook-user-id': 'user-1',
      'x-fal-webhook-timestamp': timestamp,
      'x-fal-webhook-signature': sign(null, Buffer.from(text), this.#keys.privateKey).toString(
        'hex'
      ),
    }
  }
}
