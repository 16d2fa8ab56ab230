import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A server of this machine alone. What its handler throws is answered by 500. */
export function serveLocally(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
): Server {
  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) answerJson(response, 500, { detail: String(error) })
      else response.destroy()
    })
  })
}

/** @param port any free one, if 0 */
export async function listen(server: Server, port = 0): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {}
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Half of an answer, then the end of the connection. */
export function sendHalf(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
  response.write(text.slice(0, text.length / 2))
  setTimeout(() => response.destroy(), 20)
}

export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
