import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { schemaComplaints } from '#app/engines/remote/check/schema_complaints'
import { type Fault, takeFault } from '../providers/fault.js'
import { answerJson, listen, readAll, serveLocally } from '../providers/http.js'
import { drawn, edited, enlarged, PNG, sceneAround } from '../providers/pictures.js'
import { NODE_SCHEMAS, PROMPT_SCHEMA } from './schemas.js'

type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>

interface EmulatedPrompt {
  id: string
  nodes: Nodes
  state: 'pending' | 'running' | 'success' | 'error' | 'interrupted'
  made: string | null
  /** What the server says of its failure. */
  words: string
}

interface EmulatorOptions {
  /** Milliseconds that a workflow takes. */
  takes?: number
  port?: number
}

/** A ComfyUI as its sources describe it, on this machine: prompts under the ids that clients choose, queue, history and files. */
export class ComfyUiEmulator {
  readonly jobs: EmulatedPrompt[] = []
  readonly faults: Fault[] = []
  takes: number
  /** As servers did that knew of no ids of clients'. */
  choosesIds = false
  readonly files = new Map<string, Buffer>()
  readonly #server: Server
  #number = 0

  private constructor({ takes = 5 }: EmulatorOptions) {
    this.takes = takes
    this.#server = serveLocally((request, response) => this.#handle(request, response))
  }

  static async start(options: EmulatorOptions = {}): Promise<ComfyUiEmulator> {
    const emulator = new ComfyUiEmulator(options)
    await listen(emulator.#server, options.port)
    return emulator
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Settings with which the product talks to it. */
  get env(): Record<string, string> {
    return { ENGINE: 'comfyui', COMFYUI_URL: this.url, COMFYUI_WORKFLOWS: 'docs/comfyui' }
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.url)
    const body = await readAll(request)
    const route = `${request.method} ${url.pathname}`
    if (route === 'POST /upload/image') return this.#upload(request, response, body)
    if (route === 'POST /prompt') return this.#take(response, body)
    if (route === 'GET /queue') return answerJson(response, 200, this.#queue())
    if (route === 'POST /queue') return this.#delete(response, body)
    if (route === 'POST /interrupt') return this.#interrupt(response, body)
    if (route === 'GET /view') return this.#view(response, url)
    const id = /^GET \/history\/(.+)$/.exec(route)?.[1]
    if (id === undefined) return answerJson(response, 404, {})
    const fault = takeFault(this.faults, 'status', '')
    if (fault === 'hang_up') return void response.destroy()
    answerJson(response, 200, this.#history(id))
  }

  async #upload(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const headers = { 'content-type': String(request.headers['content-type']) }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const file = form.get('image') as File
    const subfolder = String(form.get('subfolder') ?? '')
    const path = subfolder ? `${subfolder}/${file.name}` : file.name
    this.files.set(path, Buffer.from(await file.arrayBuffer()))
    answerJson(response, 200, { name: file.name, subfolder, type: String(form.get('type')) })
  }

  #take(response: ServerResponse, body: Buffer): void {
    const order = JSON.parse(body.toString()) as { prompt: Nodes; prompt_id?: string }
    const fault = takeFault(this.faults, 'submit', '')
    if (fault && typeof fault === 'object') {
      return answerJson(response, fault.status, fault.body ?? {}, fault.headers)
    }
    const wrong = schemaComplaints(order, PROMPT_SCHEMA)[0] ?? this.#wrongNode(order.prompt)
    if (wrong) {
      const error = { type: 'prompt_outputs_failed_validation', message: wrong }
      return answerJson(response, 400, { error, node_errors: {} })
    }
    const id = this.choosesIds ? randomUUID() : (order.prompt_id ?? randomUUID())
    const prompt: EmulatedPrompt = {
      ...{ id, nodes: order.prompt, state: 'pending', made: null, words: '' },
    }
    this.jobs.push(prompt)
    setTimeout(() => prompt.state === 'pending' && (prompt.state = 'running'), this.takes / 3)
    setTimeout(() => void this.#run(prompt), this.takes)
    if (fault === 'hang_up') return void response.destroy()
    answerJson(response, 200, { prompt_id: id, number: ++this.#number, node_errors: {} })
  }

  /** Fields that a node does not take, links to nodes that are not there, pictures that nobody has brought. */
  #wrongNode(nodes: Nodes): string | null {
    for (const [id, { class_type: type, inputs }] of Object.entries(nodes)) {
      const schema = NODE_SCHEMAS[type]
      if (!schema) return `Node ${id}: ${type} does not exist`
      const [wrong] = schemaComplaints(inputs, schema)
      if (wrong) return `Node ${id} ${type}: ${wrong}`
      const links = Object.values(inputs).filter(Array.isArray) as [string, number][]
      if (links.some(([from]) => !nodes[from])) return `Node ${id}: a link leads nowhere`
      const isPicture = type === 'LoadImage' || type === 'LoadImageMask'
      if (isPicture && !this.files.has(String(inputs.image))) return `Node ${id}: no such picture`
    }
    return null
  }

  async #run(prompt: EmulatedPrompt): Promise<void> {
    if (prompt.state !== 'running') return
    const fault = takeFault(this.faults, 'result', '')
    if (fault && typeof fault === 'object') {
      prompt.words = String(fault.body)
      prompt.state = 'error'
      return
    }
    const name = `vitrine_${String(this.jobs.indexOf(prompt))}.png`
    this.files.set(`output/${name}`, await this.#make(prompt.nodes))
    prompt.made = name
    prompt.state = 'success'
  }

  async #make(nodes: Nodes): Promise<Buffer> {
    const of = (type: string) =>
      Object.values(nodes).flatMap((node) => (node.class_type === type ? [node.inputs] : []))
    const shown = of('LoadImage').map(({ image }) => this.files.get(String(image))!)
    if (of('ImageUpscaleWithModel').length > 0) return enlarged(shown[0]!)
    const words = [...of('CLIPTextEncode'), ...of('TextEncodeQwenImageEditPlus')]
    const prompt = String(words[0]!.text ?? words[0]!.prompt)
    const [size] = of('EmptySD3LatentImage')
    if (size) {
      const { width, height, seed } = { ...size, ...of('KSampler')[0] } as Record<string, number>
      return drawn(prompt, { width: width!, height: height! }, seed!)
    }
    const isScene = of('VAEEncodeForInpaint').length > 0 && of('LoadImageMask').length === 0
    return isScene ? sceneAround(shown[0]!, prompt) : edited(shown[0]!, prompt, 0)
  }

  #queue() {
    const entries = (state: string) =>
      this.jobs.flatMap((one, index) =>
        one.state === state ? [[index, one.id, one.nodes, {}, ['22']]] : []
      )
    return { queue_running: entries('running'), queue_pending: entries('pending') }
  }

  #history(id: string): object {
    const found = this.jobs.find((one) => one.id === id)
    if (!found || found.state === 'pending' || found.state === 'running') return {}
    const isMade = found.state === 'success'
    const error = { exception_type: 'RuntimeError', exception_message: found.words }
    const messages = isMade ? [] : [['execution_error', error]]
    const images = [{ filename: found.made, subfolder: '', type: 'output' }]
    return {
      [id]: {
        outputs: isMade ? { '22': { images } } : {},
        status: { status_str: isMade ? 'success' : 'error', completed: isMade, messages },
      },
    }
  }

  #delete(response: ServerResponse, body: Buffer): void {
    const { delete: ids } = JSON.parse(body.toString()) as { delete: string[] }
    for (const one of this.jobs) {
      if (ids.includes(one.id) && one.state === 'pending') one.state = 'interrupted'
    }
    response.writeHead(200).end()
  }

  /** Whatever runs, as servers did first. */
  #interrupt(response: ServerResponse, _body: Buffer): void {
    for (const one of this.jobs) if (one.state === 'running') one.state = 'interrupted'
    response.writeHead(200).end()
  }

  #view(response: ServerResponse, { searchParams }: URL): void {
    const file = this.files.get(`output/${searchParams.get('filename')}`)
    if (!file || searchParams.get('type') !== 'output') return answerJson(response, 404, {})
    response.writeHead(200, { 'content-type': PNG, 'content-length': file.length }).end(file)
  }
}
