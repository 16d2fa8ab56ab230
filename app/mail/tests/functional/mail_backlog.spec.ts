import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { queueMail } from '#app/mail/actions/queue_mail'
import { sql } from '#app/shell/sql'

test.group('Mails that wait', () => {
  test('are sent one after the other without a rest', async ({ assert }) => {
    const recipient = 'backlog@example.test'
    await db.transaction(async (trx) => {
      for (let n = 0; n < 8; n++) {
        await queueMail(trx, {
          userId: null,
          recipient,
          kind: 'account_deleted',
          data: { name: 'Ada' },
        })
      }
    })
    const waiting = () =>
      sql(db.connection(), 'select id from mails where recipient = ? and sent_at is null', [
        recipient,
      ])
    const deadline = Date.now() + 12_000
    while ((await waiting()).length > 0 && Date.now() < deadline) await sleep(50)
    assert.lengthOf(await waiting(), 0)
  })
})
