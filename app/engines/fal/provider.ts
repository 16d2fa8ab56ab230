import type { FalClient } from '@fal-ai/client'
import type { Provider, Standing, Submission, Submitted } from '../remote/provider.js'
import { createClient } from './client.js'
import type { FalSettings } from './settings.js'

/** fal's queue and storage behind the port for providers. */
export class FalProvider implements Provider {
  readonly name = 'fal'
  readonly #settings: FalSettings
  readonly #client: FalClient

  constructor(settings: FalSettings) {
    this.#settings = settings
    this.#client = createClient(settings)
  }

  withKey(key: string): FalProvider {
    return new FalProvider({ ...this.#settings, key })
  }

  async submit({ model, input, webhookUrl, keepsFiles }: Submission): Promise<string> {
    const { request_id: requestId } = await this.#client.queue.submit(model.id, {
      input,
      webhookUrl: webhookUrl ?? undefined,
      storageSettings: { expiresIn: keepsFiles ? 'never' : '1d' },
    })
    return requestId
  }

  async ask(
    { model, requestId, hasEnded }: Submitted & { hasEnded: boolean },
    abortSignal: AbortSignal
  ): Promise<Standing> {
    const options = { requestId, abortSignal }
    let units: number | null = null
    const client = createClient(this.#settings, (headers) => {
      const billed = Number(headers.get('x-fal-billable-units') ?? Number.NaN)
      if (Number.isFinite(billed)) units = billed
    })
    if (!hasEnded) {
      const answer = await client.queue.status(model, options)
      if (answer.status === 'IN_QUEUE') return { state: 'waiting', place: answer.queue_position }
      if (answer.status === 'IN_PROGRESS') return { state: 'waiting', place: 0 }
    }
    const { data } = await client.queue.result(model, options)
    return { state: 'succeeded', output: data, units }
  }

  async cancel({ model, requestId }: Submitted): Promise<void> {
    await this.#client.queue.cancel(model, { requestId })
  }

  /** Files that are brought are deleted there after a day. */
  async upload(file: File): Promise<string> {
    return this.#client.storage.upload(file, { lifecycle: { expiresIn: '1d' } })
  }
}
