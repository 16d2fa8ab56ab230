import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { fromElsewhere } from '#tests/support/forms'
import { createMerchant } from '#tests/support/merchant'
import { freshEmail, Visitor } from '#tests/support/visitor'

/** Tries a wrong password, from an address of its own. */
const guess = (email: string) =>
  new Visitor().post('/login', { email, password: 'wrong' }, { headers: fromElsewhere() })

test.group('The time of a refused sign-in does not tell who has an account', () => {
  test('as much is hashed for each', async ({ assert, cleanup }) => {
    const { make, verify } = hash
    cleanup(() => void Object.assign(hash, { make, verify }))
    let hashed = 0
    const counted =
      <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
      (...args: Args) => {
        hashed++
        return call.apply(hash, args)
      }
    const { email: somebody } = await createMerchant()
    const { email: social } = await createMerchant().then((it) =>
      it.merge({ password: null }).save()
    )
    Object.assign(hash, { make: counted(make), verify: counted(verify) })
    for (const address of [somebody, social, freshEmail()]) {
      hashed = 0
      await guess(address)
      assert.equal(hashed, 1, 'what takes time is done for each')
    }
  })

  test('it is the same', async ({ assert }) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 15; round++) {
      const { email } = await createMerchant()
      for (const [kind, address] of [
        ['known', email],
        ['unknown', freshEmail()],
      ] as const) {
        const from = process.cpuUsage()
        await guess(address)
        const { user, system } = process.cpuUsage(from)
        times[kind].push(user + system)
      }
    }
    // Of the processor, which the server in this process takes whatever else runs; its other work adds to some of them, whoever was asked for.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
    assert.isBelow(Math.abs(known - unknown), 0.5 * Math.max(known, unknown))
  })
})
