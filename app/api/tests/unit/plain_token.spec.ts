import { test } from '@japa/runner'
import { hashToken, newPlainToken, readToken } from '#app/api/tokens/plain_token'

test.group('API tokens as texts', () => {
  test('each is new, starts with vt_ and carries its checksum', ({ assert }) => {
    const tokens = Array.from({ length: 50 }, newPlainToken)
    assert.lengthOf(new Set(tokens), 50)
    for (const token of tokens) {
      assert.match(token, /^vt_[A-Za-z0-9]{40}[0-9a-f]{8}$/)
      assert.deepEqual(readToken(token), { id: null, plain: token })
      assert.deepEqual(readToken(`17|${token}`), { id: 17, plain: token })
    }
  })

  test('what cannot be a token is told without a look into the database', ({ assert }) => {
    const token = newPlainToken()
    const mistyped = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const others = [
      '',
      token.slice(3),
      `oat_${token.slice(3)}`,
      token.slice(0, -1),
      `${token}a`,
      mistyped,
      ` ${token}`,
      `x|${token}`,
      `${token}\n`,
      hashToken(token),
    ]
    for (const other of others) assert.isNull(readToken(other), JSON.stringify(other))
  })
})
