import { test } from '@japa/runner'
import pg from 'pg'
import { identityOf, lastingIdentityOf } from '../../postgres/identity.ts'

test('a database is told from others also where the number of its server is kept from us', async ({
  assert,
  cleanup,
}) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  cleanup(() => client.end())
  const known = await identityOf(client)
  assert.match(known, /^\d+\/\d+$/)

  let isRestarted = false
  const query = client.query.bind(client)
  Object.assign(client, {
    /** As a server that keeps it from this role: the tests' may not make another one. */
    async query(text: string) {
      if (text.includes('has_function_privilege')) return { rows: [{ mayAsk: false }] }
      if (text.includes('pg_control_system')) throw new Error('permission denied')
      return query(isRestarted ? text.replace('pg_postmaster_start_time()', 'now()') : text)
    },
  })
  const told = await identityOf(client)
  assert.equal(await identityOf(client), told)
  assert.notEqual(told, known)
  assert.equal(told.split('/')[1], known.split('/')[1])

  // What is remembered of a database must not be forgotten whenever its server starts.
  const lasting = await lastingIdentityOf(client)
  isRestarted = true
  assert.notEqual(await identityOf(client), told)
  assert.equal(await lastingIdentityOf(client), lasting)
  assert.match(lasting, /^\d+(\.\d+)?\/\d+$/)
})
