import { createHash } from 'node:crypto'
import type { Provider, Standing, Submission, Submitted } from '../remote/provider.js'
import { Refusal } from '../remote/queue/refusal.js'
import { ask } from './client.js'
import { failureOf, type History, refusedWorkflow } from './history.js'
import type { ComfyUiSettings } from './settings.js'
import { fillWorkflow, type WorkflowName } from './workflow.js'

/** Folder of the server's for what is brought. */
const FOLDER = 'vitrine'

/** Each waiting piece of work: its number, its id, and more. */
type Entry = [number, string, ...unknown[]]

/** Workflows of a ComfyUI behind the port for providers. */
export class ComfyUiProvider implements Provider {
  readonly name = 'comfyui'
  readonly #settings: ComfyUiSettings

  constructor(settings: ComfyUiSettings) {
    this.#settings = settings
  }

  /** It knows no accounts. */
  withKey(): ComfyUiProvider {
    return this
  }

  /** It is sent under our own id, by which it is found again; a server that is older than that gives it another one. */
  async submit({ id, model, input }: Submission): Promise<string> {
    const workflow = this.#settings.workflows[model.id as WorkflowName]!
    const order = { prompt: fillWorkflow(workflow, input), prompt_id: id, client_id: FOLDER }
    try {
      const taken = await ask<{ prompt_id: string }>(this.#settings, 'prompt', order)
      return taken.prompt_id
    } catch (error) {
      throw error instanceof Refusal ? refusedWorkflow(error) : error
    }
  }

  async ask({ requestId }: Submitted, signal?: AbortSignal): Promise<Standing> {
    const before = await this.#ended(requestId, signal)
    if (before) return before
    const place = await this.#place(requestId, signal)
    if (place !== null) return { state: 'waiting', place }
    // It may have ended between the two questions; else the server has forgotten it, as after a restart.
    const after = await this.#ended(requestId, signal)
    if (after) return after
    throw new Refusal(404, {}, new Headers())
  }

  /** Whether it has taken what was sent under our id, though its answer got lost. */
  async find(id: string): Promise<string | null> {
    const isThere = (await this.#history(id)) !== null || (await this.#place(id)) !== null
    return isThere ? id : null
  }

  /** Only what is our own is interrupted: older servers interrupt whatever runs. */
  async cancel({ requestId }: Submitted): Promise<void> {
    await ask(this.#settings, 'queue', { delete: [requestId] })
    if ((await this.#place(requestId)) !== null) {
      await ask(this.#settings, 'interrupt', { prompt_id: requestId })
    }
  }

  /** Under the name that its content has: what is brought twice is there once. */
  async upload(file: File): Promise<string> {
    const bytes = Buffer.from(await file.arrayBuffer())
    const content = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const form = new FormData()
    form.append('image', file, `${content}-${file.name}`)
    form.append('subfolder', FOLDER)
    form.append('type', 'input')
    form.append('overwrite', 'true')
    const kept = await ask<{ name: string; subfolder: string }>(
      this.#settings,
      'upload/image',
      form
    )
    return kept.subfolder ? `${kept.subfolder}/${kept.name}` : kept.name
  }

  async #history(id: string, signal?: AbortSignal): Promise<History | null> {
    const all = await ask<Record<string, History>>(this.#settings, `history/${id}`, null, signal)
    return all[id] ?? null
  }

  async #ended(id: string, signal?: AbortSignal): Promise<Standing | null> {
    const found = await this.#history(id, signal)
    if (!found) return null
    const failure = failureOf(found)
    if (failure) throw failure
    const { url } = this.#settings
    const images = Object.values(found.outputs).flatMap(({ images: made = [] }) =>
      made
        .filter(({ type }) => type === 'output')
        .map((one) => ({ url: `${url}/view?${String(new URLSearchParams({ ...one }))}` }))
    )
    return { state: 'succeeded', output: { images }, units: null }
  }

  /** How many are before it; 0 while it runs, null when it is in no queue. */
  async #place(id: string, signal?: AbortSignal): Promise<number | null> {
    const queue = await ask<{ queue_running: Entry[]; queue_pending: Entry[] }>(
      this.#settings,
      'queue',
      null,
      signal
    )
    if (queue.queue_running.some(([, one]) => one === id)) return 0
    const waiting = queue.queue_pending.toSorted(([one], [other]) => one - other)
    const at = waiting.findIndex(([, one]) => one === id)
    return at < 0 ? null : at + queue.queue_running.length
  }
}
