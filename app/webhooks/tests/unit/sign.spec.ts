import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { newSecret } from '../../secrets.js'
import { signatureHeaders } from '../../sign.js'

test.group('The signature of a message', () => {
  test('is the one of the example of Standard Webhooks', ({ assert }) => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    }
    assert.deepEqual(signatureHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']), {
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('holds for each valid secret, for no other, and for no other body', ({ assert }) => {
    const [newer, older, other] = [newSecret(), newSecret(), newSecret()]
    const message = { id: 'x', timestamp: Math.floor(Date.now() / 1000), body: '{"a":"ä"}' }
    const headers = signatureHeaders(message, [newer, older])
    for (const secret of [newer, older]) new Webhook(secret).verify(message.body, headers)
    assert.throws(() => new Webhook(other).verify(message.body, headers))
    assert.throws(() => new Webhook(newer).verify('{"a":"b"}', headers))
  })
})
