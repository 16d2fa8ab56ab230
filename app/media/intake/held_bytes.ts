import { AppError } from '#app/shell/exceptions/app_error'
import { REPLY_TEXTS } from '#app/shell/exceptions/reply_texts'

interface Most {
  account: number
  network: number
}

/** Whose a request is. */
export interface Sender {
  /** Null for a guest. */
  userId: number | null
  /** As limits count by it. */
  network: string
}

/** Bytes that the requests of this process hold at the moment, by kind and sender. */
const held = new Map<string, number>()

/** What one request holds of a kind of storage, until it has been answered. */
export class HeldBytes {
  readonly #keys: [key: string, most: number][]
  #bytes = 0

  /**
   * @param kind of storage
   * @param most bytes of all requests of one account, and of one network, at the same time
   */
  constructor(kind: string, { userId, network }: Sender, most: Most) {
    this.#keys = [[`${kind} network ${network}`, most.network]]
    if (userId !== null) this.#keys.push([`${kind} account ${userId}`, most.account])
  }

  /** @throws AppError 429 `too_much_at_once` when the sender's requests would hold too much */
  add(bytes: number): void {
    const isTooMuch = this.#keys.some(([key, most]) => (held.get(key) ?? 0) + bytes > most)
    if (isTooMuch) throw new AppError(429, 'too_much_at_once', REPLY_TEXTS.tooMuchAtOnce)
    this.#bytes += bytes
    for (const [key] of this.#keys) held.set(key, (held.get(key) ?? 0) + bytes)
  }

  /** Once; afterwards nothing is added. */
  release(): void {
    for (const [key] of this.#keys) {
      const rest = (held.get(key) ?? 0) - this.#bytes
      if (rest > 0) held.set(key, rest)
      else held.delete(key)
    }
    this.#bytes = 0
  }
}
