import { test } from '@japa/runner'
import { readFields } from '#tests/fuzz/fields'
import { fuzz } from '#tests/fuzz/fuzz'
import { guest, merchant, newcomer, program } from '#tests/fuzz/identities'
import { routesOfApplication } from '#tests/fuzz/routes'
import { makeToken } from '#tests/support/api_tokens'
import { PASSWORD } from '#tests/support/merchant'
import { registerAt } from '#tests/support/sign_up'

/** A hundred thousand more are sent by `npm run fuzz`. */
const REQUESTS = 1_000

test('whatever a guest, a merchant or a program sends is answered, without an error of the server', async ({
  assert,
}) => {
  const url = new URL(`http://${process.env.HOST}:${process.env.PORT}`)
  const visitor = await registerAt(url.origin, PASSWORD)
  const { plain } = await makeToken(visitor, ['products:read', 'assets:read', 'credits:read'])
  // Others at each run: a number that fails is found again by its seed.
  const seed = Date.now() % 1_000_000
  const register = () => registerAt(url.origin, PASSWORD)
  const identities = [
    ...[guest(seed), newcomer(url.origin, seed)],
    ...[merchant(register, seed + 1), program(plain, seed + 2)],
  ]
  const routes = routesOfApplication()
  const fields = await readFields()
  const options = { url, routes, identities, fields, requests: REQUESTS, seed }
  const { statuses, faults, texts } = await fuzz(options)
  assert.deepEqual(faults, [], `seed ${seed}`)
  assert.isAbove(texts, 1_000)
  assert.isAbove(Object.keys(statuses).length, 6, 'answers of every kind')
})
