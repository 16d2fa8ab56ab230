import { once } from 'node:events'
import { test } from '@japa/runner'
import pg from 'pg'
import { forgetNames } from '#config/database_address'

test('a connection behind a pool prepares nothing under a name, whoever asks', async ({
  assert,
  cleanup,
}) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, pipeline: true })
  await client.connect()
  cleanup(() => client.end())
  forgetNames(client)
  for (const text of ['select $1::int as it', 'select $1::int + 1 as it']) {
    // Under one name the second would be refused.
    const { rows } = await client.query({ name: 'same', text, values: [1] })
    assert.lengthOf(rows, 1)
  }
  assert.deepEqual((await client.query('select name from pg_prepared_statements')).rows, [])
  const ask = (text: string) => client.query({ name: 'twice', text, values: [1] })
  const answers = await Promise.allSettled(
    ['select $1::int', 'select $1::int', 'select 1 / 0 * $1', 'select $1::int'].map(ask)
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled']
  )
  const submitted = client.query(new pg.Query('select 1'))
  await once(submitted, 'end')
})
