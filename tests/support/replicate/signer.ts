import { createHmac, randomBytes } from 'node:crypto'

/** Signs messages as the provider does, with the secret of the account. */
export class Signer {
  readonly #key = randomBytes(24)

  /** As the provider tells it. */
  get secret(): string {
    return `whsec_${this.#key.toString('base64')}`
  }

  /** @param at when it is signed, milliseconds */
  headers(id: string, body: Buffer, at = Date.now()): Record<string, string> {
    const timestamp = String(Math.floor(at / 1_000))
    const signature = createHmac('sha256', this.#key)
      .update(`msg_${id}.${timestamp}.${body.toString()}`)
      .digest('base64')
    return {
      'content-type': 'application/json',
      'webhook-id': `msg_${id}`,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
    }
  }
}
