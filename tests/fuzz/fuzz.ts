import { Agent, request as send } from 'node:http'
import { Random } from './random.js'
import type { Fields } from './fields.js'
import {
  anyRequest,
  fieldsRequest,
  type FuzzRequest,
  type FuzzRoute,
  textRequest,
} from './request.js'

/** Longer than any call waits for a piece of work. */
const PATIENCE_MS = 180_000

const AT_ONCE = 8

/** A server that is full says so and when to come again: no fault, unless it says so to more than one in a hundred. */
const FULL = 503
const MOST_FULL = 0.01

/** What an answer never tells a stranger: where the code lies, what the database is asked, what an exception is called. */
const LEAKS = [
  /\bat (?:async )?[\w.<> ]+ \((?:file:|node:|\/)[^)]*:\d+:\d+\)/,
  /node_modules\//,
  /\b(?:select|insert into|update|delete from) "?\w+"? .*\$\d/i,
  /invalid input syntax for type|violates \w+ constraint|relation "\w+" does not exist/,
]

/** Somebody as whom requests are sent. */
export interface Identity {
  name: string
  /** Of the next request: cookies and tokens. */
  headers(): Promise<Record<string, string>>
  /** Told of each answer: the session may be over. */
  answered?(status: number | string): void
}

export interface FuzzOptions {
  url: URL
  routes: FuzzRoute[]
  identities: Identity[]
  fields: Fields
  /** How many to send. */
  requests: number
  /** How many broken texts to send instead: then every request brings some. */
  texts?: number
  seed: number
  /** Of requests that were sent before, which these go on from. */
  report?: FuzzReport
  /** Called after every 1,000 requests. */
  progress?: (done: number) => void | Promise<void>
}

export interface FuzzReport {
  /** Answers by status; `reset` where the connection ended without one. */
  statuses: Record<string, number>
  requests: number
  /** Broken texts among them. */
  texts: number
  /** Answers that the server was full, with the time to come again. */
  full: number
  /** What must not be, with the number of the request, by which it is made again. */
  faults: string[]
}

/**
 * Sends requests that are made of the route table by a grammar, and as many that bring broken texts to what takes texts, eight at a time,
 * and looks at every answer: none is a server's error, none tells what is inside, and none is missing.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, texts, progress } = options
  const report = options.report ?? { statuses: {}, requests: 0, texts: 0, full: 0, faults: [] }
  using agent = new KeptConnections()
  const isEnough = () => (texts ? report.texts >= texts : report.requests >= requests)
  const work = async () => {
    while (!isEnough()) {
      const number = report.requests++
      await once(options, number, agent, report)
      if ((number + 1) % 1_000 === 0) await progress?.(number + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (report.full > report.requests * MOST_FULL) {
    report.faults.push(`${report.full} of ${report.requests} were told that the server is full`)
  }
  return report
}

class KeptConnections extends Agent implements Disposable {
  constructor() {
    super({ keepAlive: true, maxSockets: AT_ONCE })
  }

  [Symbol.dispose](): void {
    this.destroy()
  }
}

async function once(
  options: FuzzOptions,
  number: number,
  agent: Agent,
  report: FuzzReport
): Promise<void> {
  const { url, identities, seed, texts } = options
  const { statuses, faults } = report
  const random = new Random(seed + number * 2_654_435_761)
  const request = requestBy(random, options)
  report.texts += random.texts
  const identity = random.pick(identities.filter(({ name }) => !texts || isFor(name, request)))
  const headers = { ...(await identity.headers()), ...request.headers }
  const { status, retryAfter, text } = await answerOf(url, agent, { ...request, headers })
  identity.answered?.(status)
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status === FULL && retryAfter) report.full++
  const fault = request.defects?.includes(Number(status))
    ? `${status}, as of a text that no column takes`
    : faultOf(status, retryAfter, text)
  if (fault)
    faults.push(
      `#${number} ${identity.name}: ${request.method} ${request.path.slice(0, 200)}: ${fault}`
    )
}

function requestBy(random: Random, { routes, fields, texts }: FuzzOptions): FuzzRequest {
  const route = random.pick(routes)
  if (!texts && random.oneIn(2)) return anyRequest(random, route)
  return random.oneIn(2) ? textRequest(random) : fieldsRequest(random, route, fields)
}

/** Whether somebody gets so far that texts are read. */
function isFor(name: string, { path }: FuzzRequest): boolean {
  return name !== 'guest' && (name === 'program') === path.startsWith('/api/v1/')
}

/** What is wrong with an answer; null of what may be. */
export function faultOf(status: number | string, retryAfter: boolean, text: string): string | null {
  if (status === 'hung') return 'no answer'
  const isFault = typeof status === 'number' && status >= 500
  if (isFault && !(status === FULL && retryAfter)) return `${status} ${text.slice(0, 300)}`
  const leak = LEAKS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  return leak ? `tells ${leak}` : null
}

interface Answer {
  status: number | 'reset' | 'refused' | 'hung'
  retryAfter: boolean
  /** The first 64 KB. */
  text: string
}

function answerOf(
  url: URL,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = (status: Answer['status']) => resolve({ status, retryAfter: false, text: '' })
    const call = send(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: { ...headers, ...lengthOf(body) },
      },
      (response) => {
        let text = ''
        const retryAfter = response.headers['retry-after'] !== undefined
        const done = () => resolve({ status: response.statusCode!, retryAfter, text })
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          if (text.length < 65_536) text += chunk
        })
        response.once('end', done)
        response.once('error', done)
        // A stream of events never ends.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          done()
          call.destroy()
        }
      }
    )
    call.setTimeout(PATIENCE_MS, () => {
      none('hung')
      call.destroy()
    })
    call.once('error', (error: NodeJS.ErrnoException) =>
      none(error.code === 'ECONNREFUSED' ? 'refused' : 'reset')
    )
    call.end(body ?? undefined)
  })
}

function lengthOf(body: Buffer | null): Record<string, string> {
  return body ? { 'content-length': String(body.length) } : {}
}
