import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Mailer, Message } from '@adonisjs/mail'
import { test } from '@japa/runner'
import { queueMail } from '#app/mail/actions/queue_mail'
import { sql } from '#app/core/database/sql'
import { until } from '#tests/support/until'

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
    const deadline = Date.now() + 12_000
    while ((await waiting(recipient)).length > 0 && Date.now() < deadline) await sleep(50)
    assert.lengthOf(await waiting(recipient), 0)
  })

  test('are not held up by one over which its server takes minutes', async ({
    assert,
    cleanup,
  }) => {
    const [slow, other] = ['slow@example.test', 'other@example.test']
    const answered = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const send = async (compose: (message: Message) => void) => {
      const message = new Message()
      compose(message)
      if (message.hasTo(slow)) {
        begun.resolve()
        await answered.promise
      }
      return { original: '250 taken' }
    }
    app.container.swap(Mailer, () => ({ send }) as never)
    cleanup(() => {
      answered.resolve()
      app.container.restore(Mailer)
    })
    await queueFor(slow)
    await begun.promise
    for (let n = 0; n < 4; n++) await queueFor(other)
    await until(async () => (await waiting(other)).length === 0)
    assert.lengthOf(await waiting(slow), 1)
    answered.resolve()
    await until(async () => (await waiting(slow)).length === 0)
  })
})

function queueFor(recipient: string): Promise<void> {
  const data = { name: 'Ada' }
  return db.transaction((trx) =>
    queueMail(trx, { userId: null, recipient, kind: 'account_deleted', data })
  )
}

function waiting(recipient: string) {
  return sql(db.connection(), 'select id from mails where recipient = ? and sent_at is null', [
    recipient,
  ])
}
