import { busyWithTexts, tooMuchAtOnce } from '../errors.js'

interface Most {
  account: number
  network: number
  /** Of everybody together; without a bound, if missing. */
  all?: number
}

/** Seconds after which who was turned away may come again. */
const COME_AGAIN = 10

/** Whose a request is. */
export interface Sender {
  /** Null for a guest. */
  userId: number | null
  /** As limits count by it. */
  network: string
}

/** Bytes that the requests of this process hold at the moment, by kind and sender. */
const held = new Map<string, number>()

type Key = [key: string, most: number]

/** What one request holds of a kind of storage, until it has been answered. */
export class HeldBytes {
  /** Of everybody, and of the sender alone. */
  readonly #shared: Key[] = []
  readonly #keys: Key[]
  #bytes = 0

  /**
   * @param kind of storage
   * @param most bytes of all requests of one account, of one network, and of everybody, at the same time
   */
  constructor(kind: string, { userId, network }: Sender, most: Most) {
    if (most.all !== undefined) this.#shared.push([`${kind} all`, most.all])
    this.#keys = [[`${kind} network ${network}`, most.network]]
    if (userId !== null) this.#keys.push([`${kind} account ${userId}`, most.account])
  }

  /**
   * @throws AppError 429 `too_much_at_once` when the sender's requests would hold too much, 503 `busy` when everybody's would
   */
  add(bytes: number): void {
    const isTooMuch = ([key, most]: Key) => (held.get(key) ?? 0) + bytes > most
    const details = { retryAfter: COME_AGAIN }
    if (this.#keys.some(isTooMuch)) {
      throw tooMuchAtOnce({}, { details })
    }
    if (this.#shared.some(isTooMuch)) throw busyWithTexts({}, { details })
    this.#bytes += bytes
    for (const [key] of this.#all) held.set(key, (held.get(key) ?? 0) + bytes)
  }

  /** Once; afterwards nothing is added. */
  release(): void {
    for (const [key] of this.#all) {
      const rest = (held.get(key) ?? 0) - this.#bytes
      if (rest > 0) held.set(key, rest)
      else held.delete(key)
    }
    this.#bytes = 0
  }

  get #all(): Key[] {
    return [...this.#keys, ...this.#shared]
  }
}
