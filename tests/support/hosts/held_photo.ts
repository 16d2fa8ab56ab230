/** A photo of which the second half is sent once the gate opens: an upload that is under way until then. */
export class HeldPhoto extends File {
  readonly #gate: Promise<void>

  constructor(bytes: Uint8Array<ArrayBuffer>, gate: Promise<void>) {
    super([bytes], 'photo.jpg', { type: 'image/jpeg' })
    this.#gate = gate
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const half = Math.floor(this.size / 2)
    const parts = [this.slice(0, half), this.slice(half)]
    const gates = [Promise.resolve(), this.#gate]
    return new ReadableStream({
      async pull(controller) {
        await gates.shift()
        const part = parts.shift()
        if (part) controller.enqueue(new Uint8Array(await part.arrayBuffer()))
        else controller.close()
      },
    })
  }
}
