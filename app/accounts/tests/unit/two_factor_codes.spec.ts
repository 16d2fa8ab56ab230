import { test } from '@japa/runner'
import { Secret, TOTP, URI } from 'otpauth'
import { newRecoveryCodes, replaceRecoveryCode } from '#app/accounts/two_factor/recovery_codes'
import { newTotpSecret, otpauthUrl, stepOfCode } from '#app/accounts/two_factor/totp'
import { openSecret, seal } from '#app/accounts/two_factor/two_factor_secrets'

test.group('Codes of an authenticator', () => {
  test('RFC 6238: the values of appendix B, cut to six digits', ({ assert }) => {
    const secret = Secret.fromUTF8('12345678901234567890').base32
    for (const [seconds, code] of [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [2000000000, '279037'],
    ] as const) {
      assert.equal(stepOfCode(secret, code, seconds * 1000), Math.floor(seconds / 30))
    }
  })

  test('the step before and the step after count too, those beyond do not', ({ assert }) => {
    const secret = newTotpSecret()
    assert.match(secret, /^[A-Z2-7]{16}$/)
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const now = 1_700_000_000_000
    const step = Math.floor(now / 30_000)
    const accepted = [-2, -1, 0, 1, 2].map((ahead) =>
      stepOfCode(secret, totp.generate({ timestamp: now + ahead * 30_000 }), now)
    )
    assert.deepEqual(accepted, [null, step - 1, step, step + 1, null])
  })

  test('codes may be typed in groups; other texts are no codes', ({ assert }) => {
    const secret = newTotpSecret()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    assert.isNotNull(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`))
    for (const text of ['', '12345', '1234567', 'abcdef', `${code}\0`, '-'.repeat(6)]) {
      assert.isNull(stepOfCode(secret, text))
    }
  })

  test('the address in the QR code names app, account and parameters', ({ assert }) => {
    const secret = newTotpSecret()
    const url = otpauthUrl(secret, 'ada+shop@example.test')
    assert.match(url, /^otpauth:\/\/totp\/Vitrine:ada(%2B|\+)shop(%40|@)example\.test\?/)
    const totp = URI.parse(url) as TOTP
    assert.equal(totp.secret.base32, secret)
    assert.deepInclude(totp, { issuer: 'Vitrine', algorithm: 'SHA1', digits: 6, period: 30 })
  })
})

test.group('Recovery codes', () => {
  test('eight different ones; a used one is replaced in its place', ({ assert }) => {
    const codes = newRecoveryCodes()
    assert.lengthOf(new Set(codes), 8)
    for (const code of codes) assert.match(code, /^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$/)

    const left = replaceRecoveryCode(codes, codes[3]!)!
    assert.notInclude(left, codes[3]!)
    assert.deepEqual(left.with(3, codes[3]!), codes)
    assert.isNull(replaceRecoveryCode(left, codes[3]!))
    assert.isNull(replaceRecoveryCode(codes, codes[0]!.toLowerCase() + 'x'))
  })
})

test('a secret that is copied to another user’s row does not open there', ({ assert }) => {
  const sealed = seal(1, 'JBSWY3DPEHPK3PXP')
  assert.notInclude(sealed, 'JBSWY3DPEHPK3PXP')
  const columns = { twoFactorSecret: sealed, twoFactorRecoveryCodes: null }
  assert.equal(openSecret({ id: 1, ...columns }), 'JBSWY3DPEHPK3PXP')
  assert.isNull(openSecret({ id: 2, ...columns }))
})
