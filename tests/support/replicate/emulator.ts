import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { schemaComplaints } from '#app/engines/remote/check/schema_complaints'
import { type Fault, type FaultKind, takeFault } from '../providers/fault.js'
import { EmulatedFiles } from '../providers/files.js'
import { answerJson, listen, readAll, sendHalf, serveLocally } from '../providers/http.js'
import { describe, type EmulatedJob } from './emulated_job.js'
import { EMULATED, TRAINED, TRAINER } from './models.js'
import { Signer } from './signer.js'

interface EmulatorOptions {
  token?: string
  /** Milliseconds that a job takes. */
  takes?: number
  port?: number
}

/** Version of every model here that is no result of a training. */
const LATEST = 'f'.repeat(64)

/**
 * Replicate as its documentation and client describe it, on this machine: predictions, trainings, models, files and signed webhooks. It
 * knows nothing of idempotency: two submissions are two jobs.
 */
export class ReplicateEmulator {
  readonly jobs: EmulatedJob[] = []
  readonly faults: Fault[] = []
  /** Models of the account, and what was learnt: `OWNER/NAME`, and `OWNER/NAME:VERSION`. */
  readonly own = new Set<string>()
  readonly token: string
  takes: number
  /** Whether it sends its messages; tests hand them over themselves. */
  tellsItself = false
  readonly files = new EmulatedFiles('/delivery')
  readonly signer = new Signer()
  readonly #server: Server

  private constructor({ token = 'r8_token', takes = 20 }: EmulatorOptions) {
    this.token = token
    this.takes = takes
    this.#server = serveLocally((request, response) => this.#handle(request, response))
  }

  static async start(options: EmulatorOptions = {}): Promise<ReplicateEmulator> {
    const emulator = new ReplicateEmulator(options)
    await listen(emulator.#server, options.port)
    return emulator
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Settings with which the product talks to it. */
  get env(): Record<string, string> {
    return {
      ENGINE: 'replicate',
      REPLICATE_API_TOKEN: this.token,
      REPLICATE_API_URL: `${this.url}/v1`,
    }
  }

  /** As of fal's. */
  get markers(): string[] {
    return this.jobs.map(({ webhook }) => new URL(webhook!).searchParams.get('request')!)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** What the provider's message about a job says. */
  message(job: EmulatedJob): Buffer {
    return Buffer.from(JSON.stringify(describe(job, this.url)))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url!, this.url)
    const body = await readAll(request)
    if (path.startsWith('/delivery/')) {
      const fault = takeFault(this.faults, 'file', path)
      return this.files.answer(request, response, { path, body, fault })
    }
    if (request.headers.authorization !== `Bearer ${this.token}`) {
      const detail = 'You did not pass a valid authentication token'
      return answerJson(response, 401, { title: 'Unauthenticated', detail, status: 401 })
    }
    const route = `${request.method} ${path.replace(/^\/v1/, '')}`
    if (route === 'GET /account') return answerJson(response, 200, { username: 'shop' })
    if (route === 'GET /webhooks/default/secret') {
      return answerJson(response, 200, { key: this.signer.secret })
    }
    if (route === 'POST /files') return this.#keepFile(request, response, body)
    const asked = /^(GET|POST) \/(predictions|trainings)\/([^/]+)(\/cancel)?$/.exec(route)
    if (asked) return this.#ask(response, asked[3]!, asked[4] !== undefined)
    if (request.method === 'GET' || route === 'POST /models') {
      return this.#model(response, route, body)
    }
    return this.#submit(response, path, body)
  }

  async #keepFile(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const fault = takeFault(this.faults, 'upload', '')
    if (fault && typeof fault === 'object') return answerJson(response, fault.status, fault.body)
    const headers = { 'content-type': String(request.headers['content-type']) }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const file = form.get('content') as File
    const bytes = Buffer.from(await file.arrayBuffer())
    const address = this.url + this.files.keep(bytes, file.type, file.name)
    answerJson(response, 201, { id: randomUUID(), urls: { get: address } })
  }

  #model(response: ServerResponse, route: string, body: Buffer): void {
    if (route === 'POST /models') {
      const { owner, name } = JSON.parse(body.toString()) as { owner: string; name: string }
      this.own.add(`${owner}/${name}`)
      return answerJson(response, 201, { owner, name })
    }
    const model = route.replace('GET /models/', '')
    const known = EMULATED[model]
    const name = model === TRAINER ? 'TrainingInput' : 'Input'
    const components = { schemas: { [name]: known?.schema } }
    const version = known ? { id: LATEST, openapi_schema: { components } } : undefined
    if (!version && !this.own.has(model)) return notFound(response)
    answerJson(response, 200, { latest_version: version })
  }

  #submit(response: ServerResponse, path: string, body: Buffer): void {
    const order = JSON.parse(body.toString()) as {
      version?: string
      destination?: string
      input: Record<string, unknown>
      webhook?: string
    }
    const asked = /\/models\/([^/]+\/[^/]+)\/(predictions|versions\/[^/]+\/trainings)$/.exec(path)
    const model = asked?.[1] ?? this.#modelOf(order.version ?? '')
    const fault = takeFault(this.faults, 'submit', model ?? '')
    if (fault && typeof fault === 'object') {
      return answerJson(response, fault.status, fault.body ?? {}, fault.headers)
    }
    const known = model && (EMULATED[model] ?? (this.own.has(model) ? TRAINED : null))
    if (!known || (asked?.[2] === 'predictions') !== (known.isOfficial ?? false)) {
      const title = 'Invalid version or not permitted'
      return answerJson(response, 422, { title, detail: title, status: 422 })
    }
    const [wrong] = schemaComplaints(order.input, known.schema)
    if (wrong) {
      const detail = `- input: ${wrong}\n`
      return answerJson(response, 422, { title: 'Input validation failed', detail, status: 422 })
    }
    if (order.destination !== undefined && !this.own.has(order.destination)) {
      return notFound(response)
    }
    const job: EmulatedJob = {
      id: randomUUID().replaceAll('-', ''),
      isTraining: model === TRAINER,
      model,
      version: order.version ?? LATEST,
      input: order.input,
      webhook: order.webhook ?? null,
      status: 'starting',
      output: null,
      error: null,
    }
    this.jobs.push(job)
    setTimeout(() => void this.#work(job, known, order.destination), this.takes).unref()
    if (fault === 'hang_up') return void response.destroy()
    answerJson(response, 201, describe(job, this.url))
  }

  /** The model that a version belongs to. */
  #modelOf(version: string): string | null {
    const trained = [...this.own].find((one) => one.endsWith(`:${version}`))
    if (trained) return trained.split(':')[0]!
    // All others share one version here: the fields tell them apart.
    return version === LATEST ? 'nightmareai/real-esrgan' : null
  }

  async #work(job: EmulatedJob, { make }: (typeof EMULATED)[string], destination?: string) {
    if (job.status === 'canceled') return
    job.status = 'processing'
    try {
      const output = await make({
        input: job.input,
        read: async (address) => {
          const file = this.files.find(new URL(String(address)).pathname)
          if (!file) throw new Error('The file cannot be fetched')
          return file
        },
        keep: (bytes, mime, name) => this.url + this.files.keep(bytes, mime, name),
      })
      const version = `${destination}:${randomUUID().replaceAll('-', '')}`
      if (destination) this.own.add(version)
      job.output = destination ? { ...(output as object), version } : output
      job.status = 'succeeded'
    } catch (error) {
      job.error = error instanceof Error ? error.message : String(error)
      job.status = 'failed'
    }
    if (job.webhook && this.tellsItself) await this.#tell(job, job.webhook)
  }

  async #tell(job: EmulatedJob, webhook: string): Promise<void> {
    const body = this.message(job)
    const headers = this.signer.headers(job.id, body)
    await fetch(webhook, { method: 'POST', body: new Uint8Array(body), headers }).catch(() => {})
  }

  #ask(response: ServerResponse, id: string, isCancel: boolean): void {
    const job = this.jobs.find((one) => one.id === id)
    if (!job) return notFound(response)
    if (isCancel) {
      job.status = 'canceled'
      return answerJson(response, 200, describe(job, this.url))
    }
    const isDone = job.status !== 'starting' && job.status !== 'processing'
    const fault = takeFault(this.faults, isDone ? 'result' : 'status', job.model)
    this.#answer(response, describe(job, this.url), fault)
  }

  #answer(response: ServerResponse, body: object, fault: FaultKind | null): void {
    if (fault === null) return answerJson(response, 200, body)
    if (typeof fault === 'object') {
      return answerJson(response, fault.status, fault.body ?? {}, fault.headers)
    }
    if (fault === 'garbage') return answerJson(response, 200, { ...body, output: { odd: true } })
    if (fault === 'truncate') return sendHalf(response, JSON.stringify(body))
    response.destroy()
  }
}

function notFound(response: ServerResponse): void {
  answerJson(response, 404, { detail: 'The requested resource could not be found.', status: 404 })
}
