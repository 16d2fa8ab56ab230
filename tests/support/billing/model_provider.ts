import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelAccount } from './model_account.js'
import { listByIntent, renderObject } from './model_objects.js'

/**
 * Answers the calls of our syncs from the reference, on a port of its own.
 * @returns its port, and the function that ends it
 */
export async function serveModel(accounts: ModelAccount[]) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://127.0.0.1')
    const answer = answerTo(accounts, pathname, searchParams)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: pathname }
    response.end(JSON.stringify(answer ?? { error }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answerTo(accounts: ModelAccount[], path: string, query: URLSearchParams): object | null {
  if (path === '/v1/invoice_payments') {
    const intent = query.get('payment[payment_intent]') ?? ''
    return list(listByIntent(accounts, 'invoice_payments', intent))
  }
  if (path === '/v1/checkout/sessions') {
    return list(listByIntent(accounts, 'sessions', query.get('payment_intent') ?? ''))
  }
  return renderObject(accounts, path.split('/').at(-1)!)
}

function list(data: object[]): object {
  return { object: 'list', data, has_more: false, url: '/' }
}
