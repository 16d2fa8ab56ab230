import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { Connections } from '#app/operator/admission/connections'
import { CONNECTIONS_OF_ONE, MOST_CONNECTIONS } from '#config/admission'

/** A connection of an address that is no proxy, without the system. */
function connection(): Socket {
  const stream = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  return Object.assign(stream, { remoteAddress: '198.51.100.7' }) as unknown as Socket
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
})
