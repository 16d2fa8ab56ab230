import type Replicate from 'replicate'
import type { Training, Prediction } from 'replicate'
import type { Provider, Standing, Submission, Submitted } from '../remote/provider.js'
import { NoAnswer, Refusal } from '../remote/queue/refusal.js'
import { callOnce } from './client.js'
import { failureOf, withoutModel } from './failures.js'
import { kindOf, parseId } from './models/kinds.js'
import type { ReplicateSettings } from './settings.js'

/** What a private model is made with; fine-tunes of FLUX run on the hardware of their base whatever it says. */
const HARDWARE = 'gpu-t4'

/** Predictions, trainings and files of Replicate behind the port for providers. */
export class ReplicateProvider implements Provider {
  readonly name = 'replicate'
  readonly #settings: ReplicateSettings
  readonly #known = new Map<string, Promise<string>>()

  constructor(settings: ReplicateSettings) {
    this.#settings = settings
  }

  withKey(token: string): ReplicateProvider {
    return new ReplicateProvider({ ...this.#settings, token })
  }

  async submit({ model, input, webhookUrl }: Submission): Promise<string> {
    const kind = kindOf(model.id)
    const { owner, name } = parseId(model.id)
    const version = kind === 'name' ? null : await this.#versionOf(model.id)
    const destination = kind === 'training' ? await this.#destination() : null
    const message = webhookUrl
      ? { webhook: webhookUrl, webhook_events_filter: ['completed' as const] }
      : {}
    try {
      const { id } = await this.#call<Training | Prediction>((client) => {
        if (destination) {
          const order = { destination: destination as `${string}/${string}`, input, ...message }
          return client.trainings.create(owner, name, version!, order)
        }
        const which = version === null ? { model: model.id } : { version }
        return client.predictions.create({ ...which, input, ...message })
      })
      return id
    } catch (error) {
      throw error instanceof Refusal ? withoutModel(error, kind === 'trained') : error
    }
  }

  async ask({ model, requestId }: Submitted, signal: AbortSignal): Promise<Standing> {
    const found = await this.#call<Training | Prediction>((client) =>
      this.#requestsOf(client, model).get(requestId, { signal })
    )
    const { status, output, error, metrics } = found
    if (status === 'starting' || status === 'processing') return { state: 'waiting', place: 0 }
    if (status !== 'succeeded') throw failureOf(status === 'failed' ? error : `It was ${status}`)
    // Outputs are forgotten after an hour; the request itself is not.
    if (output === undefined || output === null) throw new Refusal(410, found, new Headers())
    const seconds = kindOf(model) === 'name' ? null : (metrics?.predict_time ?? null)
    return { state: 'succeeded', output: output as unknown, units: seconds }
  }

  async cancel({ model, requestId }: Submitted): Promise<void> {
    await this.#call<unknown>((client) => this.#requestsOf(client, model).cancel(requestId))
  }

  /** Files that are brought are deleted there after a day. */
  async upload(file: File): Promise<string> {
    const { urls } = await this.#call((client) => client.files.create(file))
    return urls.get
  }

  #requestsOf(client: Replicate, model: string) {
    return kindOf(model) === 'training' ? client.trainings : client.predictions
  }

  #call<T>(call: (client: Replicate) => Promise<T>): Promise<T> {
    return callOnce(this.#settings, call)
  }

  /** The version in a model's name, or its latest one. */
  #versionOf(id: string): Promise<string> {
    const { owner, name, version } = parseId(id)
    if (version !== null) return Promise.resolve(version)
    return this.#once(id, async () => {
      const model = await this.#call((client) => client.models.get(owner, name))
      if (model.latest_version) return model.latest_version.id
      throw new Refusal(404, model, new Headers())
    })
  }

  /** The model that trainings add versions to; it is made when it is not there. */
  #destination(): Promise<string> {
    return this.#once('', async () => {
      const { owner, name } = this.#settings.destination ?? {
        owner: (await this.#call((client) => client.accounts.current())).username,
        name: 'vitrine',
      }
      try {
        await this.#call((client) => client.models.get(owner, name))
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 404) throw error
        const made = { visibility: 'private', hardware: HARDWARE } as const
        await this.#call((client) => client.models.create(owner, name, made))
      }
      return `${owner}/${name}`
    })
  }

  /** Finds out what has to be known before a request can be sent, once; what fails is asked again, and has sent nothing. */
  #once(what: string, find: () => Promise<string>): Promise<string> {
    let known = this.#known.get(what)
    if (!known) {
      known = find().catch((error: unknown) => {
        this.#known.delete(what)
        if (error instanceof Refusal && error.status < 500) throw error
        throw new NoAnswer(error, { isBefore: true })
      })
      this.#known.set(what, known)
    }
    return known
  }
}
