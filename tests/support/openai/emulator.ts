import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { schemaComplaints } from '#app/engines/remote/check/schema_complaints'
import { bytesOf } from '#app/engines/remote/files/data_address'
import { type Fault, takeFault } from '../providers/fault.js'
import { EmulatedFiles } from '../providers/files.js'
import { answerJson, listen, readAll, serveLocally } from '../providers/http.js'
import {
  drawn,
  edited,
  FORBIDDEN,
  IDENTIFIED,
  PNG,
  PROPOSED,
  sceneAround,
} from '../providers/pictures.js'
import { CHAT_SCHEMA, EDIT_SCHEMA } from './schemas.js'

/** A request that the server has taken. */
interface EmulatedRequest {
  model: string
  /** Of a picture, as the form has them. */
  fields: Record<string, unknown>
}

interface EmulatorOptions {
  key?: string
  /** Milliseconds until an answer. */
  takes?: number
  port?: number
}

/** A server with OpenAI's interface for pictures, on this machine: everything is made while who asks waits. */
export class OpenAiEmulator {
  readonly jobs: EmulatedRequest[] = []
  readonly faults: Fault[] = []
  readonly key: string
  takes: number
  /** Answers by addresses in place of letters. */
  answersAddresses = false
  readonly files = new EmulatedFiles('/made')
  readonly #server: Server

  private constructor({ key = 'sk-key', takes = 5 }: EmulatorOptions) {
    this.key = key
    this.takes = takes
    this.#server = serveLocally((request, response) => this.#handle(request, response))
  }

  static async start(options: EmulatorOptions = {}): Promise<OpenAiEmulator> {
    const emulator = new OpenAiEmulator(options)
    await listen(emulator.#server, options.port)
    return emulator
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Settings with which the product talks to it. */
  get env(): Record<string, string> {
    return {
      ENGINE: 'openai',
      OPENAI_IMAGES_KEY: this.key,
      OPENAI_IMAGES_URL: `${this.url}/v1`,
      OPENAI_IMAGES_LANGUAGE_MODEL: 'gpt-5-mini',
    }
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url!, this.url)
    const body = await readAll(request)
    if (path.startsWith('/made/')) {
      return this.files.answer(request, response, { path, body, fault: null })
    }
    if (request.headers.authorization !== `Bearer ${this.key}`) {
      return refuse(response, 401, 'invalid_api_key', 'Incorrect API key provided')
    }
    if (path === '/v1/models') return answerJson(response, 200, { object: 'list', data: [] })
    if (path === '/v1/chat/completions') return this.#speak(response, body)
    if (path === '/v1/images/edits') return this.#edit(request, response, body)
    refuse(response, 404, 'unknown_url', `Unknown request URL: ${path}`)
  }

  async #speak(response: ServerResponse, body: Buffer): Promise<void> {
    const fields = JSON.parse(body.toString()) as {
      model: string
      messages: { content: unknown }[]
    }
    const [wrong] = schemaComplaints(fields, CHAT_SCHEMA)
    if (wrong) return refuse(response, 400, 'invalid_request', wrong)
    this.jobs.push({ model: fields.model, fields })
    const parts = fields.messages.at(-1)!.content as { image_url?: { url: string } }[]
    const shown = parts.flatMap(({ image_url: image }) => image?.url ?? [])
    for (const url of shown) await sharp(bytesOf(url).bytes).metadata()
    const content = `Here:\n${JSON.stringify(shown.length > 0 ? IDENTIFIED : PROPOSED)}`
    answerJson(response, 200, { choices: [{ index: 0, message: { role: 'assistant', content } }] })
  }

  async #edit(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const headers = { 'content-type': String(request.headers['content-type']) }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const images = form.getAll('image[]') as File[]
    const mask = form.get('mask') as File | null
    const fields = fieldsOf(form, images, mask)
    const fault = takeFault(this.faults, 'submit', String(fields.model))
    if (fault && typeof fault === 'object') {
      return answerJson(response, fault.status, fault.body ?? {}, fault.headers)
    }
    const wrong = schemaComplaints(fields, EDIT_SCHEMA)[0] ?? (await wrongFiles(images, mask))
    if (wrong) return refuse(response, 400, 'invalid_request', wrong)
    if (String(fields.prompt).includes(FORBIDDEN)) {
      return refuse(response, 400, 'moderation_blocked', 'Your request was rejected')
    }
    this.jobs.push({ model: String(fields.model), fields })
    if (fault === 'hang_up') return void response.destroy()
    const data = await this.#make(images, mask, fields)
    setTimeout(() => answerJson(response, 200, { created: 1, data }), this.takes).unref()
  }

  async #make(images: File[], mask: File | null, fields: Record<string, unknown>) {
    const [width, height] = String(fields.size).split('x').map(Number) as [number, number]
    const shown = await Promise.all(images.map(bytesIn))
    const prompt = String(fields.prompt)
    const isLaid = mask !== null && (await bytesIn(mask)).equals(shown[0]!)
    const made = []
    for (let index = 0; index < Number(fields.n); index++) {
      const picture = isLaid
        ? await sceneAround(shown[0]!, prompt)
        : prompt.includes('the reference pictures')
          ? await drawn(prompt, { width, height }, index)
          : await edited(shown[0]!, prompt, index)
      const sized = await sharp(picture).resize(width, height, { fit: 'fill' }).png().toBuffer()
      made.push(
        this.answersAddresses
          ? { url: this.url + this.files.keep(sized, PNG, `${index}.png`) }
          : { b64_json: sized.toString('base64') }
      )
    }
    return made
  }
}

const bytesIn = async (file: File) => Buffer.from(await file.arrayBuffer())

function fieldsOf(form: FormData, images: File[], mask: File | null): Record<string, unknown> {
  const fields = Object.fromEntries(
    [...form.entries()].filter(([, value]) => typeof value === 'string')
  )
  return {
    ...fields,
    n: Number(fields.n ?? 1),
    image: images.map(({ type }) => type),
    ...(mask && { mask: mask.type }),
  }
}

/** A mask has the first picture's size, and says by transparency what may be drawn. */
async function wrongFiles(images: File[], mask: File | null): Promise<string | null> {
  const [image] = images
  if (!image || images.length > 16) return `image takes 1 to 16, not ${images.length}`
  if (!mask) return null
  const [of, itself] = await Promise.all(
    [image, mask].map(async (file) => sharp(await bytesIn(file)).metadata())
  )
  if (of!.width !== itself!.width || of!.height !== itself!.height) return 'mask has another size'
  return itself!.hasAlpha ? null : 'mask has no alpha channel'
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  answerJson(response, status, { error: { message, type: 'invalid_request_error', code } })
}
