const KEPT_MS = 12 * 3600_000
/** Keys are not fetched again sooner: forged messages shall not make us ask for them all the time. */
const LEAST_KEPT_MS = 60_000

/** What a provider's messages are checked with, kept for hours. */
export class KeptKeys<K> {
  #kept: { from: string; at: number; keys: K } | null = null

  /**
   * @param from names where they come from; keys from elsewhere are not used
   * @param isRenewed asks for them anew, if that has not just been done
   * @throws Error when they cannot be had
   */
  async get(from: string, isRenewed: boolean, ask: () => Promise<K>): Promise<K> {
    const most = isRenewed ? LEAST_KEPT_MS : KEPT_MS
    if (this.#kept?.from === from && Date.now() - this.#kept.at < most) return this.#kept.keys
    const keys = await ask()
    this.#kept = { from, at: Date.now(), keys }
    return keys
  }
}
