import { test } from '@japa/runner'
import { canonicalEmail } from '#app/accounts/emails/canonical_email'

test.group('An e-mail address', () => {
  test('is one, however it is typed')
    .with([
      'Ada@Example.Test',
      ' ada@example.test ',
      '\uff41\uff44\uff41@example.test',
      'ada\uff20example.test',
      '\u24d0da@EXAMPLE\u3002test',
      'ada@exampl\u00e9'.replace('\u00e9', 'e') + '.test',
    ])
    .run(({ assert }, typed) => {
      assert.equal(canonicalEmail(typed), 'ada@example.test')
    })

  test('shows letters that only look alike', ({ assert }) => {
    assert.equal(canonicalEmail('ada@ex\u0430mple.test'), 'ada@xn--exmple-4nf.test')
    assert.notEqual(canonicalEmail('\u0430da@example.test'), 'ada@example.test')
  })

  test('has no control characters, which a database could not look up', ({ assert }) => {
    assert.notMatch(canonicalEmail('ada\u0000@example.test'), /\p{Cc}/u)
  })
})
