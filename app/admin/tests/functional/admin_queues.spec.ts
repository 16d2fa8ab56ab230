import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CONSOLE } from '#app/accounts/operators/record_act'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { metricsToken } from '#config/metrics'
import { MAILS_QUEUE } from '#app/mail/queues'
import { TEST_MAIL } from '#app/operator/messages/en/test_mail'
import { cutAtAct } from '#tests/support/cut_at_write'
import { arrivedMail } from '#tests/support/mails'
import { queueHarmlessMail } from '#tests/support/queued_mail'
import { actsOn, signInOperator } from '#tests/support/operator'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { sendMailsAgainAs } from '../../acts/act_on_mails.js'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const SECRET = 'code-1234567890'

/** A job that no worker takes, as if all tries had failed. */
async function failedJob(mailId: string): Promise<string> {
  const boss = await app.container.make('queue')
  const data = { mailId, secret: SECRET }
  const id = await boss.send(MAILS_QUEUE, data, { startAfter: 86_400 })
  await sql(
    db.connection(),
    `update pgboss.job set state = 'failed', completed_on = now(), output = ?::jsonb where name = ? and id = ?`,
    [JSON.stringify({ message: 'No mail for ada@example.test\nat all' }), MAILS_QUEUE, id]
  )
  return id!
}

test.group('Queues and mail, for operators', () => {
  test('tell what has failed by ids alone, to be done again or removed', async ({ assert }) => {
    const operator = await signInOperator()
    const mailId = randomUUID()
    const [first, second] = [await failedJob(mailId), await failedJob(mailId)]
    const { queues, workers, kindsLeft } = (await operator.visit('/admin/queues')).props
    assert.include(workers[0].kinds, 'films')
    assert.deepEqual(kindsLeft, [])
    assert.include(
      queues.map(({ name }: { name: string }) => name),
      MAILS_QUEUE
    )
    const page = () => operator.visit(`/admin/queues/${MAILS_QUEUE}`)
    const { props } = await page()
    const row = props.rows.find(({ id }: { id: string }) => id === first)
    assert.deepInclude(row, { about: `mailId ${mailId}`, error: 'No mail for *', attempts: 1 })
    assert.notInclude(JSON.stringify(props), SECRET)

    const act = (job: string, name: string, reason = 'The server is back') =>
      operator.post(`/admin/queues/${MAILS_QUEUE}/jobs/${job}/acts`, { act: name, reason })
    assert.equal((await act(first, 'retry_job', '')).status, 422)
    await act(first, 'retry_job')
    await act(second, 'delete_job')
    const states = await sql<{ id: string; state: string }>(
      db.connection(),
      'select id, state from pgboss.job where name = ? and id = any(?)',
      [MAILS_QUEUE, [first, second]]
    )
    assert.deepEqual(states, [{ id: first, state: 'retry' }])
    const refused = await act(first, 'delete_job')
    assert.deepEqual((await refused.json()).errors, { reason: [ADMIN_ERRORS.notFailed] })
    assert.deepEqual(
      (await actsOn(MAILS_QUEUE, 'queue')).map((done) => done.act),
      ['retry_job', 'delete_job']
    )
    assert.equal((await operator.visit('/admin/queues/version')).status, 404)
  })

  test('pause a queue with a reason and resume it, which page, figures and trail tell', async ({
    assert,
  }) => {
    const operator = await signInOperator()
    const act = (name: string, reason = 'The mail server moves', queue = MAILS_QUEUE) =>
      operator.post(`/admin/queues/${queue}/acts`, { act: name, reason })
    const paused = async (path: string) => {
      const { queues } = (await operator.visit(path)).props
      return queues.find(({ name }: { name: string }) => name === MAILS_QUEUE).paused
    }
    const headers = { authorization: `Bearer ${metricsToken}` }
    const figure = async () => (await new Visitor().get('/metrics', { headers })).text()
    const before = (await actsOn(MAILS_QUEUE, 'queue')).length

    assert.equal((await act('pause_queue', '')).status, 422)
    assert.equal((await act('pause_queue', 'A reason', 'version')).status, 404)
    assert.isNull(await paused('/admin/queues'))
    await act('pause_queue')
    const said = { reason: 'The mail server moves', by: operator.user.email }
    assert.deepInclude(await paused('/admin/queues'), said)
    assert.deepInclude(await paused('/admin'), said)
    await until(async () => (await figure()).includes('vitrine_queue_paused{queue="mails"} 1'))
    const again = await act('pause_queue')
    assert.deepEqual((await again.json()).errors, { reason: [ADMIN_ERRORS.pausedAlready] })

    await operator.post('/admin/mails/tests')
    await act('resume_queue')
    await arrivedMail(operator.user.email, /This is a test/)
    const none = await act('resume_queue')
    assert.deepEqual((await none.json()).errors, { reason: [ADMIN_ERRORS.notPaused] })
    const acts = (await actsOn(MAILS_QUEUE, 'queue')).slice(before)
    assert.deepEqual(
      acts.map((done) => done.act),
      ['pause_queue', 'resume_queue']
    )
  })

  test('mails that were given up are sent again with a reason, one or all, and written down', async ({
    assert,
  }) => {
    const operator = await signInOperator()
    const mails = await Promise.all([1, 2, 3].map(() => queueHarmlessMail()))
    const ids = mails.map(({ id }) => id)
    await sql(db.connection(), 'update mails set failed_at = now() where id = any(?)', [ids])
    const states = async () => {
      const { rows } = (await operator.visit('/admin/mails?state=failed')).props
      const found = (id: string) => rows.find((row: { id: string }) => row.id === id)
      return ids.map((id) => found(id)?.can_be_sent_again ?? null)
    }
    assert.deepEqual(await states(), [true, true, true])
    const again = (path: string, reason = 'The server is back') =>
      operator.post(`/admin/mails${path}/acts`, { reason })
    assert.equal((await again(`/${ids[0]}`, '')).status, 422)
    assert.equal((await again(`/${ids[0]}`)).status, 303)
    assert.deepEqual(await states(), [null, true, true])
    const twice = await again(`/${ids[0]}`)
    assert.deepEqual((await twice.json()).errors, { reason: [ADMIN_ERRORS.nothingToSend] })
    assert.equal((await again('')).status, 303)
    assert.deepEqual(await states(), [null, null, null])
    assert.containsSubset(await actsOn(ids[0]!, 'mail'), [
      { act: 'send_mails', reason: 'The server is back' },
    ])
    for (const { recipient } of mails) await arrivedMail(recipient)
  })

  test('a mail stays given up where a process dies while it is to be sent again', async ({
    assert,
  }) => {
    const { id: mailId } = await queueHarmlessMail()
    await sql(db.connection(), 'update mails set failed_at = now() where id = ?', [mailId])
    const jobs = `select from pgboss.job where name = '${MAILS_QUEUE}' and data ->> 'mailId' = ?`
    const before = await sql(db.connection(), jobs, [mailId])
    const input = { mailId, reason: 'The server is back' }
    assert.instanceOf(await cutAtAct(() => sendMailsAgainAs(CONSOLE, input)), Error)
    const state = 'select failed_at is null as again from mails where id = ?'
    assert.deepEqual(await sql(db.connection(), state, [mailId]), [{ again: false }])
    assert.lengthOf(await sql(db.connection(), jobs, [mailId]), before.length)
    assert.deepEqual(await actsOn(mailId, 'mail'), [])
  })

  test('a test mail arrives at the operator who ordered it', async ({ assert }) => {
    const operator = await signInOperator()
    await operator.post('/admin/mails/tests')
    const mail = await arrivedMail(operator.user.email, /This is a test/)
    assert.equal(mail.subject, TEST_MAIL.subject)
    assert.equal((await actsOn(operator.user.id)).at(-1)!.act, 'test_mail')
  })
})
