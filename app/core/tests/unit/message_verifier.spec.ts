import encryption from '@adonisjs/core/services/encryption'
import { Encryption } from '@adonisjs/core/encryption'
import { test } from '@japa/runner'
import { MessageVerifier } from '#app/core/http/message_verifier'

const [KEY, OLD] = [
  'of this installation, of which nobody knows',
  'the one of last year, which opens still',
]

/** As the package signs, which seals nothing here. */
const theirs = (...keys: string[]) =>
  new Encryption({ driver: () => null as never, keys }).getMessageVerifier()

test.group('What is signed', () => {
  test('is what the package signs, and each opens what the other has signed', ({ assert }) => {
    const [ours, packages] = [new MessageVerifier([KEY]), theirs(KEY)]
    for (const payload of ['s', 'ümlaut ✓', { a: [1, null] }, 7, true]) {
      const signed = ours.sign(payload, undefined, 'cookie')
      assert.equal(signed, packages.sign(payload, undefined, 'cookie'))
      assert.deepEqual(ours.unsign(signed, 'cookie'), packages.unsign(signed, 'cookie'))
      assert.deepEqual(ours.unsign(signed, 'cookie'), payload)
    }
    assert.equal(new MessageVerifier([KEY, OLD]).unsign(theirs(OLD).sign('kept')), 'kept')
  })

  test('opens for its purpose and its time alone, and nothing that was changed', ({ assert }) => {
    const ours = new MessageVerifier([KEY])
    const signed = ours.sign('session', '1h', 'cookie')
    const [encoded, signature] = signed.split('.') as [string, string]
    const others = Buffer.from('{"message":"other","purpose":"cookie"}').toString('base64url')
    const changed = [
      `${others}.${signature}`,
      `${encoded}.${signature.slice(0, -1)}`,
      `${encoded}.${signature}A`,
      `${encoded}.${signature.toLowerCase()}`,
      `${encoded}.${'é'.repeat(signature.length)}`,
      `${encoded}.`,
      `.${signature}`,
      `${signed}.${signature}`,
      encoded,
      '',
      undefined,
      [signed],
      theirs(OLD).sign('session', '1h', 'cookie'),
      ours.sign('session', -1, 'cookie'),
    ]
    assert.equal(ours.unsign(signed, 'cookie'), 'session')
    assert.isNull(ours.unsign(signed, 'link'))
    for (const one of changed) assert.isNull(ours.unsign(one, 'cookie'), String(one))
    assert.throws(() => ours.sign(null), /Cannot sign null/)
  })

  test('is so by the application', ({ assert }) => {
    assert.instanceOf(encryption.getMessageVerifier(), MessageVerifier)
  })
})
