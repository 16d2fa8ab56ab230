import type { ModelInput } from '../remote/models/model.js'
import type { Size } from '../remote/models/orders.js'
import type { Finished, Provider, Standing, Submission } from '../remote/provider.js'
import { Refusal, Unreadable } from '../remote/queue/refusal.js'
import { bytesOf, dataAddress } from '../remote/files/data_address.js'
import { ask } from './client.js'
import { frameFor, type Frame, type FramedPictures, putIntoFrame, sizeFor } from './frame.js'
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

/** An order for pictures as it is sent, and where they lie in what comes back. */
interface Drawing {
  form: FormData
  frame: Frame
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

  /** Pictures in the frame of a size that the model draws, in a form. */
  async prepare({ model, input }: Pick<Submission, 'model' | 'input'>): Promise<ModelInput> {
    const order = input as Order
    return order.words === undefined ? { ...(await this.#formOf(model.id, order)) } : input
  }

  async submit({ model, input }: Submission): Promise<Finished> {
    try {
      const output =
        'form' in input ? this.#draw(input as unknown as Drawing) : this.#speak(model.id, input)
      return { output: await output, units: null }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      // It may have been made and paid for: asked again it would be paid again.
      return { output: { unreadable: error.message }, units: null }
    }
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

  async #formOf(model: string, { image = [], mask, size, ...fields }: Order): Promise<Drawing> {
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
      const framed = await putIntoFrame(bytesOf(mask).bytes, frame)
      form.append('mask', fileOf(framed, 'image/png', 'mask'))
    }
    return { form, frame }
  }

  async #draw({ form, frame }: Drawing): Promise<FramedPictures> {
    const answer = await ask(this.#settings, 'images/edits', form)
    return { images: picturesIn(answer), frame }
  }

  async #speak(model: string, { system, words, pictures = [] }: Order) {
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
    return { output: answer?.choices?.[0]?.message?.content }
  }
}

/** The pictures of an answer, each by its address or in letters. */
function picturesIn(answer: unknown): FramedPictures['images'] {
  const { data } = (answer ?? {}) as { data?: ({ url?: unknown; b64_json?: unknown } | null)[] }
  if (!Array.isArray(data)) return []
  return data.map((one) => {
    const letters = one?.b64_json
    if (typeof letters !== 'string') return { url: one?.url }
    const made = Buffer.from(letters, 'base64')
    return { url: dataAddress(made, mimeOf(made)) }
  })
}

function fileOf(bytes: Uint8Array, type: string, name: string): File {
  return new File([new Uint8Array(bytes)], `${name}.${type.replace('image/', '')}`, { type })
}

/** By how it begins. */
function mimeOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
