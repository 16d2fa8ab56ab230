import { test } from '@japa/runner'
import { isCommonPassword } from '#app/accounts/passwords/common_passwords'
import { PASSWORD } from '#tests/support/merchant'

test.group('Common passwords', () => {
  test('those that are tried first are known, however they are dressed up', ({ assert }) => {
    for (const password of [
      '12345678',
      'Password123',
      'password2026!',
      '!!qwertyuiop',
      'Letmein123',
      'TRUSTNO1',
      'Vitrine2026',
      'aaaaaaaaaaaa',
      '1111111111111111111111112',
      'ｐａｓｓｗｏｒｄ',
    ]) {
      assert.isTrue(isCommonPassword(password), password)
    }
  })

  test('others are not, nor what holds a common one among others', ({ assert }) => {
    for (const password of [
      PASSWORD,
      'a long password',
      'dragon84751203',
      'horse-password-staple',
      '123456\npassword',
      'Kf8!zq2vLw',
      'пароль-длинный',
    ]) {
      assert.isFalse(isCommonPassword(password), password)
    }
  })
})
