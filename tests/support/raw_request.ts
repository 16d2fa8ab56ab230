import { request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  /** What is sent of the body; none, if missing. */
  body?: string | Buffer
  /** Whether the body ends there; else its sender waits for the answer. */
  isWhole?: boolean
}

/** Sends a request as no browser would: with any head, or half a body. */
export async function sendRaw({ method, path, headers = {}, body, isWhole = true }: Sent) {
  const { HOST: host, PORT: port } = process.env
  const sent = request({ host, port, method, path, headers })
  const answer = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  if (isWhole) sent.end(body)
  else sent.write(body)
  try {
    const response = await answer
    return { status: response.statusCode!, headers: response.headers, text: await text(response) }
  } finally {
    sent.on('error', () => {}).destroy()
  }
}
