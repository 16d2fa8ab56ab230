import { test } from '@japa/runner'
import { resetRefusedPasswords } from '#app/accounts/components/reset_refused_passwords'

test('"{refused}" empties {emptied}')
  .with([
    { refused: ['email'], emptied: [] },
    { refused: ['password'], emptied: ['password', 'password_confirmation'] },
    { refused: ['password_confirmation'], emptied: ['password_confirmation'] },
    { refused: ['current_password', 'terms'], emptied: ['current_password'] },
  ])
  .run(({ assert }, { refused, emptied }) => {
    const data = { email: '', current_password: '', password: '', password_confirmation: '' }
    const calls: string[][] = []
    const form = { data, reset: (...fields: string[]) => void calls.push(fields) }
    resetRefusedPasswords(form, Object.fromEntries(refused.map((field) => [field, 'No.'])))
    assert.deepEqual(calls, emptied.length > 0 ? [emptied] : [])
  })

test('a form without the present password resets none', ({ assert }) => {
  const form = { data: { password: '' }, reset: () => assert.fail() }
  resetRefusedPasswords(form, { current_password: 'No.' })
})
