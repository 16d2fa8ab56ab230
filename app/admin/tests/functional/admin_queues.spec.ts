import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { MAILS_QUEUE } from '#app/mail/queues'
import { TEST_MAIL } from '#app/operator/messages/en/test_mail'
import { arrivedMail } from '#tests/support/mails'
import { actsOn, signInOperator } from '#tests/support/operator'
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

  test('a test mail arrives at the operator who ordered it', async ({ assert }) => {
    const operator = await signInOperator()
    await operator.post('/admin/mails/tests')
    const mail = await arrivedMail(operator.user.email, /This is a test/)
    assert.equal(mail.subject, TEST_MAIL.subject)
    assert.equal((await actsOn(operator.user.id)).at(-1)!.act, 'test_mail')
  })
})
