import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { newUuid } from '../../client/new_uuid.js'

test.group('A new UUID', () => {
  test('is one that the server takes, another each time', async ({ assert }) => {
    const made = Array.from({ length: 1_000 }, newUuid)
    const taken = vine.create(vine.array(vine.string().uuid({ version: [4] })).distinct())
    assert.deepEqual(await taken.validate(made), made)
  })
})
