import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { Connections } from '../../admission/connections.js'
import { CONNECTIONS_OF_ONE, MOST_CONNECTIONS } from '#config/admission'

/** A connection of an address that is no proxy, without the system; with what it was told. */
function connection(): Socket & { told: string } {
  const stream = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      socket.told += chunk
      done()
    },
  })
  const socket = Object.assign(stream, { remoteAddress: '198.51.100.7', told: '' })
  return socket as unknown as Socket & { told: string }
}

test.group('Connections', () => {
  test('of probes that come when there are too many are counted, and closed as others are', async ({
    assert,
    cleanup,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    const taken: Socket[] = []
    const connections = new Connections((socket) => void taken.push(socket))
    for (let n = 0; n < MOST_CONNECTIONS * CONNECTIONS_OF_ONE; n++) connections.accept(connection())
    const few = taken.length

    const probe = connection()
    connections.accept(probe)
    probe.push('GET /health/ready HTTP/1.1\r\n\r\n')
    while (taken.length === few) await new Promise(setImmediate)
    assert.equal(taken[few], probe)
    assert.equal(connections.figures.turning_away, 1)
    mock.timers.tick(5_000)
    assert.isTrue(probe.destroyed)
    await new Promise(setImmediate)
    assert.equal(connections.figures.turning_away, 0)
  })

  test('are told to come back, and at once where very many have yet to say what they want', async ({
    assert,
    cleanup,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    const connections = new Connections(() => {})
    const all = Array.from({ length: 3_000 }, connection)
    for (const one of all) connections.accept(one)
    await new Promise(setImmediate)
    const isTold = all.map(({ told }) => /^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s.test(told))
    const first = MOST_CONNECTIONS * CONNECTIONS_OF_ONE
    // Of those that are waited for, none has said anything yet.
    assert.isFalse(isTold.slice(0, first + 1_000).includes(true))
    assert.isFalse(isTold.slice(first + 1_000).includes(false))
    assert.isTrue(all.slice(first + 1_000).every(({ destroyed }) => destroyed))
  })
})
