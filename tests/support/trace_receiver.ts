import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startSpans } from '#app/core/tracing/start_spans'
import { listener } from './listener.js'

/** A span as it arrives. */
export interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { traceId: string }[]
  status: { code: number }
  facts: Record<string, unknown>
  service: unknown
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

interface Message {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<SentSpan, 'facts'> & { attributes: Attribute[] })[] }[]
  }[]
}

/** Traces this process, and decodes what it sends (OTLP as JSON). */
export class TraceReceiver {
  readonly spans: SentSpan[] = []
  /** All that was sent, as it came. */
  text = ''
  #end: () => Promise<void> = async () => {}

  async start(): Promise<this> {
    const server = await listen(
      listener(async (request, response) => {
        const message = (await json(request)) as Message
        this.text += JSON.stringify(message)
        for (const { resource, scopeSpans } of message.resourceSpans) {
          const service = factsOf(resource.attributes)['service.name']
          for (const { attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
            this.spans.push({ ...span, service, facts: factsOf(attributes) })
          }
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    )
    const stop = await startSpans(settingsFor(server.url), 'web')
    this.#end = async () => {
      await stop()
      await server.close()
    }
    return this
  }

  /** Ends tracing; all that was made has arrived then. */
  stop(): Promise<void> {
    const end = this.#end
    this.#end = async () => {}
    return end()
  }

  /** @throws Error where there is none */
  find(name: string, is: (span: SentSpan) => boolean = () => true): SentSpan {
    const found = this.spans.find((span) => span.name === name && is(span))
    if (found) return found
    throw new Error(`No span "${name}" among ${this.spans.map((span) => span.name).join(', ')}`)
  }

  /** Names of a span and of all that it is a part of, from the inside out. */
  wayTo(span: SentSpan): string[] {
    const parent = this.spans.find(({ spanId }) => spanId === span.parentSpanId)
    return [span.name, ...(parent ? this.wayTo(parent) : [])]
  }
}

/** Names of the processes that have told of anything to a receiver of its own. */
export async function listenForProcesses() {
  const processes = new Set<unknown>()
  const server = await listen(
    listener(async (request, response) => {
      const { resourceSpans } = (await json(request)) as Message
      for (const { resource } of resourceSpans) {
        processes.add(factsOf(resource.attributes)['vitrine.process'])
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  )
  const env = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: server.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }
  return { ...server, processes, env }
}

/** Where a test's own receiver stands. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function settingsFor(url: string) {
  return { url, protocol: 'http/json', sampler: 'always_on', ratio: 1 } as const
}

function factsOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
