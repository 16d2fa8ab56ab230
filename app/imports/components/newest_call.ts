/** Calls of which only the answer to the newest counts: what was asked before may be answered later. */
export class NewestCall {
  #count = 0

  /** Begins a call, or something else that makes those before it old; tells then whether it is still the newest. */
  begin(): () => boolean {
    const mine = ++this.#count
    return () => mine === this.#count
  }
}
