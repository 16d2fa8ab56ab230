import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ProviderCall {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/**
 * An HTTP server on this machine that answers as the APIs of mail providers do, and keeps what it is asked.
 * `answerNext` sets the next answer to mails for somebody: a status, or 'hang up' for a connection that ends without one. Others' mails may
 * be sent by it meanwhile.
 */
export async function startMailProvider() {
  const calls: ProviderCall[] = []
  const answers = new Map<string, number | 'hang up'>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      calls.push({ path: request.url!, headers: request.headers, body })
      const recipient = [...answers.keys()].find((each) => body.includes(each)) ?? ''
      const answer = answers.get(recipient) ?? 200
      answers.delete(recipient)
      if (answer === 'hang up') return request.socket.destroy()
      response.writeHead(answer, { 'content-type': 'application/json' })
      // Each provider reads its own field and leaves the others alone.
      const accepted = {
        id: 'accepted-1',
        messageId: 'accepted-1',
        MessageID: 'accepted-1',
        ErrorCode: 0,
      }
      response.end(JSON.stringify(answer === 200 ? accepted : { message: 'no' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    callsTo: (recipient: string) => calls.filter(({ body }) => body.includes(recipient)),
    url: `http://127.0.0.1:${port}`,
    answerNext(recipient: string, answer: number | 'hang up') {
      answers.set(recipient, answer)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
