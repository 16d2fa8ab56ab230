import { connect } from 'node:net'

const PATIENCE_MS = 60_000

/** How a guest's visit ended: by an answer of this status, or otherwise. */
export interface Outcome {
  /** The status; of a refusal that does not say when to come back `503 without Retry-After`; otherwise what happened. */
  kind: string
  milliseconds: number
}

/** One visit on a connection of its own, by hand: ten thousand of them must not keep their own machine busy. */
export function visit(url: URL, path: string, headers: string[] = []): Promise<Outcome> {
  const began = performance.now()
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${url.host}`, 'Accept: text/html', ...headers]
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname)
    let head = ''
    let failure: string | undefined
    socket.setTimeout(PATIENCE_MS, () => {
      failure = 'no answer'
      socket.destroy()
    })
    socket.on('connect', () => socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`))
    socket.on('data', (chunk) => {
      if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1')
    })
    socket.on('error', (error: NodeJS.ErrnoException) => (failure ??= error.code ?? error.message))
    socket.on('close', () => {
      const kind = head.includes('\r\n\r\n') ? kindOf(head) : (failure ?? 'closed')
      resolve({ kind, milliseconds: performance.now() - began })
    })
  })
}

function kindOf(head: string): string {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? []
  const isBare = status === '503' && !/\r\nretry-after: \d+\r\n/i.test(head)
  return isBare ? '503 without Retry-After' : String(status)
}
