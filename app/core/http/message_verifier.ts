import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { EncryptionService } from '@adonisjs/core/types'

/**
 * Signs cookies and links, and opens what is signed, as the package's verifier does, byte for byte. That one gives keys as bytes to `createHmac`, which
 * looks each time whether they are none by an error within Node, and signs three times to compare: an eighth of what a page takes.
 */
export class MessageVerifier {
  readonly #keys: readonly KeyObject[]

  /** @param secrets the first signs; all open */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) =>
      createSecretKey(createHash('sha256').update(secret).digest())
    )
  }

  /** @throws Error for null and undefined, which could not be told from what does not open */
  sign(payload: unknown, expiresIn?: string | number, purpose?: string): string {
    if (payload === null || payload === undefined) throw new Error(`Cannot sign ${payload}`)
    const message = new MessageBuilder().build(payload, expiresIn, purpose)
    const encoded = Buffer.from(message).toString('base64url')
    return `${encoded}.${mac(this.#keys[0]!, encoded)}`
  }

  /** @returns what was signed for this purpose; null of what was not, is over, or was changed */
  unsign<Payload>(signed: unknown, purpose?: string): Payload | null {
    if (typeof signed !== 'string') return null
    const [encoded, signature, ...more] = signed.split('.')
    if (!encoded || !signature || more.length > 0) return null
    const given = Buffer.from(signature)
    const isSigned = this.#keys.some((key) => {
      const right = Buffer.from(mac(key, encoded))
      return right.byteLength === given.byteLength && timingSafeEqual(right, given)
    })
    if (!isSigned) return null
    return new MessageBuilder().verify(Buffer.from(encoded, 'base64url').toString(), purpose)
  }
}

/** Has cookies and links signed and opened by it from now on. */
export function signBy(encryption: EncryptionService, verifier: MessageVerifier): void {
  // Their types differ in what the package's keeps for itself.
  encryption.use().getMessageVerifier = () => verifier as never
}

function mac(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
