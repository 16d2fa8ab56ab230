import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { schemaComplaints } from '#app/engines/remote/check/schema_complaints'
import { type Fault, type FaultKind, takeFault } from '../providers/fault.js'
import { EmulatedFiles } from '../providers/files.js'
import { answerJson, listen, readAll, sendHalf, serveLocally } from '../providers/http.js'
import { FORBIDDEN } from '../providers/pictures.js'
import { Catalogue } from './catalogue.js'
import { complaint, EXHAUSTED, wrongField } from './complaints.js'
import type { EmulatedJob, EmulatorOptions } from './emulated_job.js'
import { EMULATED, JobFailed, wordsIn } from './models.js'
import { Signer } from './signer.js'

/**
 * fal as its documentation and client describe it, on this machine: queue, storage, JWKS, signed webhooks, and the question for prices
 * that proves a key. It knows nothing of idempotency: two submissions are two jobs.
 */
export class FalEmulator {
  readonly jobs: EmulatedJob[] = []
  readonly faults: Fault[] = []
  readonly key: string
  /** Keys that were shown with calls, in order. */
  readonly keysShown: string[] = []
  /** Keys of other accounts, and how these stand; the provider knows no more. */
  readonly accounts = new Map<string, 'paid' | 'exhausted'>()
  takes: NonNullable<EmulatorOptions['takes']>
  /** Webhooks that were delivered or tried. */
  readonly deliveries: { id: string; status: number }[] = []
  readonly #server: Server
  readonly files = new EmulatedFiles('/rest/files')
  readonly signer = new Signer()
  readonly catalogue = new Catalogue()

  private constructor(options: EmulatorOptions) {
    this.key = options.key ?? 'key-id:key-secret'
    this.takes = options.takes ?? 20
    this.#server = serveLocally((request, response) => this.#handle(request, response))
  }

  static async start(options: EmulatorOptions = {}): Promise<FalEmulator> {
    const emulator = new FalEmulator(options)
    await listen(emulator.#server, options.port)
    return emulator
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Settings with which the product talks to it. */
  get env(): Record<string, string> {
    const { url } = this
    return {
      ENGINE: 'fal',
      FAL_KEY: this.key,
      FAL_QUEUE_URL: `${url}/queue`,
      FAL_REST_URL: `${url}/rest`,
      FAL_API_URL: `${url}/api`,
    }
  }

  /** Our own ids of what it was asked for, where its messages carry them. */
  get markers(): string[] {
    return this.jobs.map(({ marker }) => marker)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Sends the message that a job has ended, as often as asked for. */
  async deliver(job: EmulatedJob, { isForged = false } = {}): Promise<number> {
    const { status, body } = await job.answer!
    const message = Buffer.from(
      JSON.stringify({
        request_id: job.id,
        gateway_request_id: job.id,
        status: status < 400 ? 'OK' : 'ERROR',
        ...(status < 400 ? {} : { error: `Invalid status code: ${status}` }),
        payload: body,
      })
    )
    const signer = isForged ? new Signer() : this.signer
    const headers = signer.headers(job.id, message)
    const answer = await fetch(job.webhook!, { method: 'POST', body: message, headers }).catch(
      () => null
    )
    this.deliveries.push({ id: job.id, status: answer?.status ?? 0 })
    return answer?.status ?? 0
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.url)
    const body = await readAll(request)
    const path = url.pathname
    if (path === '/rest/.well-known/jwks.json') {
      return answerJson(response, 200, this.signer.jwks)
    }
    if (path.startsWith('/rest/files/')) {
      const fault = request.method === 'GET' ? this.#fault('file', path) : null
      return this.files.answer(request, response, { path, body, fault })
    }
    const key = request.headers.authorization?.replace(/^Key /, '') ?? ''
    this.keysShown.push(key)
    const account = key === this.key ? 'paid' : this.accounts.get(key)
    if (!account) {
      return answerJson(response, 401, { detail: 'No user found for Key ID and Secret' })
    }
    if (account === 'exhausted') return answerJson(response, 403, EXHAUSTED)
    if (path.startsWith('/api/v1/models')) {
      const ids = url.searchParams.getAll('endpoint_id')
      const { catalogue } = this
      const isPrice = path.endsWith('/pricing')
      return answerJson(response, 200, isPrice ? catalogue.pricing(ids) : catalogue.models(ids))
    }
    if (path === '/rest/storage/upload/initiate') return this.#initiate(response, body)
    const asked = /^\/queue\/(.+?)\/requests\/([^/]+)(\/status|\/cancel)?$/.exec(path)
    if (asked) return this.#ask(response, key, asked[2]!, asked[3] ?? '')
    return this.#submit(response, key, path.replace('/queue/', ''), url, body)
  }

  #initiate(response: ServerResponse, body: Buffer): void {
    const fault = this.#fault('upload', '')
    if (fault && typeof fault === 'object') return answerJson(response, fault.status, fault.body)
    const { file_name: name } = JSON.parse(body.toString()) as { file_name: string }
    const address = this.url + this.files.reserve(name)
    answerJson(response, 200, { file_url: address, upload_url: address })
  }

  #submit(response: ServerResponse, key: string, model: string, url: URL, body: Buffer): void {
    const fault = this.#fault('submit', model)
    if (fault && typeof fault === 'object') {
      return answerJson(response, fault.status, fault.body ?? {}, fault.headers)
    }
    if (!EMULATED[model]) return answerJson(response, 404, { detail: `Application not found` })
    const webhook = url.searchParams.get('fal_webhook')
    const job: EmulatedJob = {
      id: randomUUID(),
      model,
      key,
      input: JSON.parse(body.toString()) as Record<string, unknown>,
      webhook,
      marker: webhook ? (new URL(webhook).searchParams.get('request') ?? '') : '',
      state: 'IN_QUEUE',
      isCancelled: false,
      answer: null,
    }
    this.jobs.push(job)
    const takes = typeof this.takes === 'number' ? this.takes : this.takes(model)
    // Timers of other lengths may come in another order on a thread that was held up: a job that is done stays so.
    setTimeout(() => job.state === 'IN_QUEUE' && (job.state = 'IN_PROGRESS'), takes / 3).unref()
    setTimeout(() => this.#complete(job), takes).unref()
    if (fault === 'hang_up') return void response.destroy()
    if (fault === 'hang') return
    const base = `${this.url}/queue/${model.split('/').slice(0, 2).join('/')}/requests/${job.id}`
    answerJson(response, 200, {
      status: 'IN_QUEUE',
      request_id: job.id,
      response_url: base,
      status_url: `${base}/status`,
      cancel_url: `${base}/cancel`,
      queue_position: 0,
    })
  }

  #complete(job: EmulatedJob): void {
    job.state = 'COMPLETED'
    job.answer ??= this.#work(job)
    if (job.webhook) void this.#tell(job)
  }

  async #tell(job: EmulatedJob): Promise<void> {
    const fault = this.#fault('webhook', job.model)
    if (fault === 'lose') return
    await this.deliver(job, { isForged: fault === 'forge' })
    if (fault === 'double') await this.deliver(job)
  }

  async #work({ model, input, isCancelled }: EmulatedJob) {
    if (isCancelled) return { status: 499, body: { detail: 'Cancelled' }, units: 0 }
    try {
      const [wrong] = schemaComplaints(input, this.catalogue.schemas[model]!)
      if (wrong) throw new JobFailed(422, wrongField(wrong))
      if (wordsIn(input).includes(FORBIDDEN)) {
        throw new JobFailed(422, complaint('prompt', 'content_policy_violation'))
      }
      const { output, units } = await EMULATED[model]!({
        input,
        read: async (address) => {
          const file = this.files.find(new URL(String(address)).pathname)
          if (!file) throw new JobFailed(422, complaint('url', 'file_download_error'))
          return file
        },
        keep: (bytes, mime, name) => ({
          url: this.url + this.files.keep(bytes, mime, name),
          content_type: mime,
        }),
      })
      return { status: 200, body: output, units }
    } catch (error) {
      if (error instanceof JobFailed) return { status: error.status, body: error.body, units: 0 }
      return { status: 500, body: { detail: String(error) }, units: 0 }
    }
  }

  async #ask(response: ServerResponse, key: string, id: string, what: string): Promise<void> {
    const job = this.jobs.find((one) => one.id === id && one.key === key)
    if (!job) return answerJson(response, 404, { detail: 'Request not found' })
    if (what === '/cancel') {
      if (job.state === 'COMPLETED')
        return answerJson(response, 400, { status: 'ALREADY_COMPLETED' })
      job.isCancelled = true
      return answerJson(response, 202, { status: 'CANCELLATION_REQUESTED' })
    }
    const fault = this.#fault(what === '/status' ? 'status' : 'result', job.model)
    if (fault && this.#misbehave(response, fault)) return
    if (what === '/status') {
      const isDone = job.state === 'COMPLETED'
      const place = job.state === 'IN_QUEUE' ? { queue_position: 1 } : {}
      const body = { status: job.state, request_id: id, logs: null, ...place }
      return answerJson(response, isDone ? 200 : 202, body)
    }
    if (!job.answer) return answerJson(response, 400, { detail: 'Request is still in progress' })
    const { status, body, units } = await job.answer
    if (fault === 'truncate') return void sendHalf(response, JSON.stringify(body))
    answerJson(response, status, body, {
      'x-fal-request-id': id,
      'x-fal-billable-units': String(units),
    })
  }

  /** @returns whether that was the answer */
  #misbehave(response: ServerResponse, fault: FaultKind): boolean {
    if (typeof fault === 'object') {
      answerJson(response, fault.status, fault.body ?? {}, fault.headers)
      return true
    }
    if (fault === 'garbage') answerJson(response, 200, { unexpected: true })
    else if (fault === 'hang_up') response.destroy()
    return fault !== 'truncate'
  }

  #fault(at: Fault['at'], model: string): FaultKind | null {
    return takeFault(this.faults, at, model)
  }
}
