import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { http } from '#config/app'

const STRANGER = '203.0.113.9'
const PROXY = '127.0.0.1'

/** A request as the server takes it from a line, with all that a proxy would say of another one. */
function requestFrom(peer: string, forwardedFor: string) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const req = new IncomingMessage(socket)
  req.headers = {
    'host': 'shop.example.test',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': 'evil.example.test',
    'x-forwarded-proto': 'https',
    'x-real-ip': '198.51.100.1',
    'forwarded': 'for=198.51.100.1;host=evil.example.test;proto=https',
  }
  return new RequestFactory().merge({ req, config: http }).create()
}

test.group('What a request says of where it comes from', () => {
  test('is believed of nobody but a proxy that is named', ({ assert }) => {
    for (const forged of ['198.51.100.1', '127.0.0.1', `198.51.100.1, ${PROXY}`]) {
      const request = requestFrom(STRANGER, forged)
      assert.equal(request.ip(), STRANGER, forged)
      assert.equal(request.host(), 'shop.example.test')
      assert.equal(request.protocol(), 'http')
    }
  })

  test('is what the proxy has added itself, whatever the visitor sent before', ({ assert }) => {
    for (const sent of ['', '198.51.100.1, ', '127.0.0.1, 198.51.100.1, ', 'nonsense, ']) {
      assert.equal(requestFrom(PROXY, sent + STRANGER).ip(), STRANGER, sent)
    }
  })
})
