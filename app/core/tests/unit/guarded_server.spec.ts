import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { guarded } from '../../http/guarded_server.js'

const FAULTS: Record<string, (response: import('node:http').ServerResponse) => unknown> = {
  '/before': () => {
    throw new Error('while the address is read')
  },
  '/header': async (response) => response.setHeader('location', 'a\nb'),
  '/middle': async (response) => {
    response.writeHead(200, { 'content-length': 10 }).write('half')
    throw new Error('while the body is written')
  },
}

test.group('A server of which an answer fails', () => {
  test('goes on with all others, and passes no half of an answer for a whole one', async ({
    assert,
  }) => {
    const server = createServer(
      guarded(
        (request, response) => {
          const fault = FAULTS[request.url!]
          return fault ? fault(response) : response.end('fine')
        },
        async () => logger
      )
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      for (const path of ['/before', '/header']) {
        const response = await fetch(base + path)
        assert.equal(response.status, 500)
        assert.equal(await response.text(), 'Server Error')
      }
      await assert.rejects(async () => (await fetch(`${base}/middle`)).text())
      assert.equal(await (await fetch(base)).text(), 'fine')
    } finally {
      server.close()
    }
  })
})
