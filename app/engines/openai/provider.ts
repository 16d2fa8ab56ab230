import type { Size } from '../remote/models/orders.js'
import type { Finished, Provider, Standing, Submission } from '../remote/provider.js'
import { Refusal } from '../remote/queue/refusal.js'
import { bytesOf, dataAddress } from '../remote/files/data_address.js'
import { ask } from './client.js'
import { frameFor, type Frame, putIntoFrame, sizeFor, takeOutOfFrame } from './frame.js'
import type { OpenAiSettings } from './settings.js'

/** What the rows of `models.ts` put together. */
interface Order {
  image?: string[]
  mask?: string
  size?: Size
  system?: string
  words?: string
  pictures?: string[]
  [field: string]: unknown
}

/** Pictures and words of a server with OpenAI's interface, behind the port for providers: what is asked for comes with the answer. */
export class OpenAiProvider implements Provider {
  readonly name = 'openai'
  readonly #settings: OpenAiSettings

  constructor(settings: OpenAiSettings) {
    this.#settings = settings
  }

  withKey(key: string): OpenAiProvider {
    return new OpenAiProvider({ ...this.#settings, key })
  }

  submit({ model, input }: Submission): Promise<Finished> {
    const order = input as Order
    return order.words === undefined ? this.#draw(model.id, order) : this.#speak(model.id, order)
  }

  /** Nothing is ever under way: what got no answer is lost. */
  async ask(): Promise<Standing> {
    throw new Refusal(404, {}, new Headers())
  }

  async cancel(): Promise<void> {}

  /** There is no place for files: they go along with what is asked. */
  async upload(file: File): Promise<string> {
    return dataAddress(Buffer.from(await file.arrayBuffer()), file.type)
  }

  async #draw(model: string, { image = [], mask, size, ...fields }: Order): Promise<Finished> {
    const { sizes } = this.#settings
    const pictures = image.map(bytesOf)
    const frame: Frame = size
      ? { size: sizeFor(size, sizes), at: null }
      : await frameFor(pictures[0]!.bytes, sizes)
    const form = new FormData()
    for (const [name, value] of Object.entries({ model, ...fields })) {
      form.append(name, String(value))
    }
    form.append('size', `${frame.size.width}x${frame.size.height}`)
    for (const [index, { bytes, mime }] of pictures.entries()) {
      const framed = await putIntoFrame(bytes, frame)
      const type = frame.at ? 'image/png' : mime
      form.append('image[]', fileOf(framed, type, `image-${index + 1}`))
    }
    if (mask !== undefined) {
      form.append(
        'mask',
        fileOf(await putIntoFrame(bytesOf(mask).bytes, frame), 'image/png', 'mask')
      )
    }
    const answer = await ask(this.#settings, 'images/edits', form)
    return { output: { images: await this.#pictures(answer, frame) }, units: null }
  }

  /** The pictures of an answer, each by its address or in letters. */
  async #pictures(answer: unknown, frame: Frame): Promise<{ url: unknown }[]> {
    const { data } = (answer ?? {}) as { data?: { url?: unknown; b64_json?: unknown }[] }
    if (!Array.isArray(data)) return []
    return Promise.all(
      data.map(async ({ url, b64_json: letters }) => {
        if (typeof letters !== 'string') return { url }
        const made = await takeOutOfFrame(Buffer.from(letters, 'base64'), frame)
        return { url: dataAddress(made, mimeOf(made)) }
      })
    )
  }

  async #speak(model: string, { system, words, pictures = [] }: Order): Promise<Finished> {
    const content = [
      { type: 'text', text: words },
      ...pictures.map((url) => ({ type: 'image_url', image_url: { url } })),
    ]
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content },
    ]
    const answer = (await ask(this.#settings, 'chat/completions', { model, messages })) as {
      choices?: { message?: { content?: unknown } }[]
    } | null
    return { output: { output: answer?.choices?.[0]?.message?.content }, units: null }
  }
}

function fileOf(bytes: Uint8Array, type: string, name: string): File {
  return new File([new Uint8Array(bytes)], `${name}.${type.replace('image/', '')}`, { type })
}

/** By how it begins. */
function mimeOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
