import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { listen, serveLocally } from '#tests/support/providers/http'
import { Unreadable } from '../../remote/queue/refusal.js'
import { send } from '../../remote/send.js'

const PART = Buffer.alloc(16 * 1024, 'x')
/** More than connections hold back. */
const PARTS = 4_000

test.group('Answers of providers', (group) => {
  let server: Server
  let answer: (response: ServerResponse) => void

  group.each.setup(async () => {
    server = serveLocally(async (_, response) => answer(response))
    await listen(server)
    return () => {
      server.closeAllConnections()
      server.close()
    }
  })

  const ask = (mostBytes: number) =>
    send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {}, 60_000, mostBytes)

  test('are left once they are too long, and not read to their end', async ({ assert }) => {
    let sent = 0
    const left = new Promise<void>((resolve) => {
      answer = (response) => {
        const more = () => {
          while (sent < PARTS && response.write(PART)) sent += 1
          if (sent === PARTS) response.end()
        }
        response.on('drain', more).on('close', resolve)
        more()
      }
    })
    await assert.rejects(() => ask(4 * PART.length), Unreadable)
    await left
    assert.isBelow(sent, PARTS)
  })

  test('are whole when they are as long as they may be', async ({ assert }) => {
    answer = (response) => response.end(PART)
    assert.equal(await (await ask(PART.length)).text(), PART.toString())
  })
})
