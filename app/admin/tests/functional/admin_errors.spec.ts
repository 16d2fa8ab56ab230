import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ErrorLog } from '#app/core/error_log/error_log'
import { keepErrors, sweepErrors } from '#app/core/error_log/keep_errors'
import { sql } from '#app/core/database/sql'
import { actsOn, signInOperator } from '#tests/support/operator'

test('Operators see unexpected errors until they have marked them, and again when they come back', async ({
  assert,
}) => {
  const operator = await signInOperator()
  // Letters alone: numbers are no part of what an error is known by.
  const word = randomUUID().replaceAll(/[^a-f]/g, '')
  const generationId = randomUUID()
  const happen = async (times: number) => {
    const log = new ErrorLog()
    log.writeBy(keepErrors)
    const occasion = { place: 'GET /products/:product', requestId: 'r1', userId: 5, generationId }
    for (let at = 0; at < times; at++) log.keep(new Error(`The ${word} is away`), occasion)
    await log.flush()
  }
  const list = async (query = '') =>
    (await operator.visit(`/admin/errors?q=${word.toUpperCase()}${query}`)).props.rows

  await happen(3)
  const [row] = await list()
  assert.deepInclude(row, {
    message: `The ${word} is away`,
    place: 'GET /products/:product',
    times: 3,
    request_id: 'r1',
    user_id: 5,
    generation_id: generationId,
  })
  const before = (await operator.visit('/admin')).props.system.unseen_errors
  assert.equal((await operator.post('/admin/errors/seen', { error: 'x' })).status, 422)
  await operator.post('/admin/errors/seen', { error: row.id })
  assert.isEmpty(await list())
  assert.lengthOf(await list('&state=all'), 1)
  assert.equal((await operator.visit('/admin')).props.system.unseen_errors, before - 1)
  assert.lengthOf(await actsOn(row.id, 'error'), 1)

  await happen(1)
  assert.deepInclude((await list())[0], { id: row.id, times: 4 })
  await operator.post('/admin/errors/seen', {})
  assert.isEmpty(await list())

  const age = `update error_log set last_at = now() - interval '15 days' where id = ?`
  await sql(db.connection(), age, [row.id])
  await sweepErrors()
  assert.isEmpty(await list('&state=all'))
})

test('A new unexpected error is kept however many there are, in the place of the oldest that happened once', async ({
  assert,
}) => {
  const client = db.connection()
  const added = randomUUID()
  await sql(
    client,
    `insert into error_log (fingerprint, name, message, frames, times, last_at)
     select :added || n, 'Error', '', '', case when n = 1 then 2 else 1 end, now() - interval '10 days' + n * interval '1 second'
     from generate_series(1, 500) n`,
    { added }
  )
  const log = new ErrorLog()
  log.writeBy(keepErrors)
  const word = added.replaceAll(/[^a-f]/g, '')
  log.keep(new Error(`Room for ${word}`), {})
  await log.flush()
  const kept = await sql<{ fingerprint: string; message: string }>(
    client,
    'select fingerprint, message from error_log'
  )
  await sql(client, 'delete from error_log where fingerprint like ?', [`${added}%`])
  assert.isAtMost(kept.length, 500)
  assert.isTrue(kept.some(({ message }) => message === `Room for ${word}`))
  const fingerprints = kept.map(({ fingerprint }) => fingerprint)
  assert.include(fingerprints, `${added}1`)
  assert.notInclude(fingerprints, `${added}2`)
})
