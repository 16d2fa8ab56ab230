import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkCheckpoints } from '#app/backup/checks/check_checkpoints'
import { writeManifest } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { checkLedgerSums } from '#app/billing/checks/check_ledgers'
import { checkPaymentMessages } from '#app/billing/checks/check_payment_messages'
import { checkIndexes } from '#app/core/checks/check_indexes'
import { checkQueues } from '#app/core/checks/check_queues'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { type Fault, selfChecks } from '#app/core/self_checks'
import { checkMails } from '#app/mail/checks/check_mails'
import { checkStorage } from '#app/media/checks/check_storage'
import { checkLeftFiles, checkMissingFiles } from '#app/media/checks/check_files'
import { checkDeliveries } from '#app/webhooks/checks/check_deliveries'
import { checkWork } from '#app/work/checks/check_work'
import { makeFolder } from '#tests/support/folder'
import { arrivedMail } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { runChecks } from '../../checks/run_checks.js'
import { checkDisk } from '../../checks/check_disk.js'
import { checkMigrations } from '../../checks/check_migrations.js'
import Check from '../../commands/check.js'

const said = (faults: Fault[]) => faults.map(({ problem }) => problem).join('\n')

async function change(text: string, values: (string | number)[] = []): Promise<void> {
  await sql(db.connection(), text, values)
}

test.group('Self-checks find', () => {
  test('a ledger that does not add up', async ({ assert, cleanup }) => {
    const { id } = await createMerchant({ image: 5 })
    const about = `ledger of user ${id}, image`
    assert.notInclude(said(await checkLedgerSums()), about)
    const more =
      'update credit_grants set remaining = remaining + ? where user_id = ? and source = ?'
    cleanup(() => change(more, [1, id, 'test']))
    await change(more, [-1, id, 'test'])
    assert.include(said(await checkLedgerSums()), about)
  })

  test('work, mail, payments, deliveries and jobs that stand still', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await createMerchant()
    const key = randomUUID()
    cleanup(async () => {
      await change(`delete from generations where user_id = ?`, [id])
      await change(`delete from mails where id = ?`, [key])
      await change(`delete from webhook_events where id = ?`, [key])
      await change(`delete from webhook_endpoints where user_id = ?`, [id])
      await change(`delete from webhook_messages where user_id = ?`, [id])
      await change(`delete from pgboss.job where id = ?`, [key])
    })
    const checks = [checkWork, checkMails, checkPaymentMessages, checkDeliveries, checkQueues]
    const look = async () => said((await Promise.all(checks.map((check) => check()))).flat())
    const faults = [
      /(\d+) pieces of work are past their deadline/,
      /(\d+) mails have waited for more than an hour/,
      /(\d+) messages of the payment provider were given up/,
      /(\d+) deliveries to merchants’ endpoints are an hour late/,
      /(\d+) jobs of the queue "backups" have waited/,
    ]
    // Other tests may have left some.
    const count = (text: string) => faults.map((fault) => Number(fault.exec(text)?.[1] ?? 0))
    const before = count(await look())
    await change(
      `insert into generations (user_id, kind, engine, state, params, deadline_at)
       values (?, 'cutout', 'local', 'queued', '{}', now() - interval '16 minutes')`,
      [id]
    )
    await change(
      `insert into mails (id, recipient, kind, data, created_at) values (?, 'a@example.test', 'account_deleted', '{}', now() - interval '2 hours')`,
      [key]
    )
    await change(
      `insert into webhook_events (id, provider, type, payload, status, happened_at, received_at)
       values (?, 'sandbox', 'x', '{}', 'failed', now(), now() - interval '2 hours')`,
      [key]
    )
    await change(
      `with endpoint as (insert into webhook_endpoints (user_id, url, event_types, secret)
         values (?, 'https://example.test', '{}', 's') returning id),
       message as (insert into webhook_messages (user_id, type, data) values (?, 'x', '{}') returning id)
       insert into webhook_deliveries (message_id, endpoint_id, next_attempt_at)
       select message.id, endpoint.id, now() - interval '2 hours' from endpoint, message`,
      [id, id]
    )
    await change(
      `insert into pgboss.job (id, name, start_after) values (?, 'backups', now() - interval '3 hours')`,
      [key]
    )
    const after = count(await look())
    assert.deepEqual(
      after,
      before.map((each) => each + 1)
    )
  })

  test('accounts of which other bytes are counted than their files have', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await createMerchant()
    const named = async () => said(await checkStorage()).match(/\d+/g) ?? []
    assert.notInclude(await named(), String(id))
    cleanup(() => change('delete from storage_entries where user_id = ?', [id]))
    await change('insert into storage_entries (user_id, bytes) values (?, 7)', [id])
    assert.include(await named(), String(id))
  })

  test('files that are missing, and those that nobody needs', async ({ assert, cleanup }) => {
    const key = `originals/7b/${randomUUID()}`
    cleanup(async () => {
      await change('delete from media where disk_key = ?', [key])
      await drive.use().delete(key)
    })
    await drive.use().put(key, 'left')
    assert.notInclude(said(await checkLeftFiles(0x7b)), key)
    const then = Date.now() / 1000 - 4 * 86_400
    await utimes(join(process.env.DATA_DIR!, 'media', key), then, then)
    assert.include(said(await checkLeftFiles(0x7b)), key)
    await change(
      `insert into media (disk_key, mime, bytes, checksum) values (?, 'image/png', 4, 'x')`,
      [key]
    )
    assert.notInclude(said(await checkLeftFiles(0x7b)), key)
    assert.isEmpty(await checkMissingFiles([{ key }]))
    await drive.use().delete(key)
    assert.include(said(await checkMissingFiles([{ key }])), key)
    // By chance they may be others: what tests leave behind.
    assert.isNotEmpty(await checkMissingFiles())
  })

  test('invalid indexes, pending migrations, a full disk and old checkpoints', async ({
    assert,
    cleanup,
  }) => {
    assert.equal(said(await checkIndexes()), '')
    cleanup(() => change('drop table planted'))
    await change('create table planted as select 1 as twice from generate_series(1, 2)')
    const making = change('create unique index concurrently planted_index on planted (twice)')
    await assert.rejects(() => making)
    assert.include(said(await checkIndexes()), 'The index planted_index is invalid')

    assert.equal(said(await checkMigrations()), '')
    const name = 'database/migrations/0080_create_self_checks'
    const rename = (from: string, to: string) =>
      change('update adonis_schema set name = ? where name = ?', [to, from])
    cleanup(() => rename('taken', name))
    await rename(name, 'taken')
    assert.include(said(await checkMigrations()), '0080_create_self_checks')

    assert.equal(said(await checkDisk(Promise.resolve(2 ** 31))), '')
    assert.include(said(await checkDisk(Promise.resolve(2 ** 29))), 'Only 512 MB')

    const place = await makeFolder({ cleanup })
    assert.equal(said(await checkCheckpoints({ place: null, hours: 24 })), '')
    assert.include(said(await checkCheckpoints({ place, hours: 24 })), 'no checkpoint yet')
    assert.include(said(await checkCheckpoints({ place: 'ftp://x', hours: 24 })), 'not to ftp://x')
    const file = { name: 'x', bytes: 0, sha256: '0'.repeat(64) }
    await writeManifest(await openStore(place, 'write'), 'first', {
      ...{ format: 1, version: '1', migrations: [], createdAt: '2026-01-01T00:00:00Z' },
      ...{ schema: file, tables: [], sequences: [], keys: file, credentials: [] },
      files: { ...file, count: 0, total: 0, missing: 0 },
    })
    const at = (time: string) => checkCheckpoints({ place, hours: 24 }, Date.parse(time))
    assert.equal(said(await at('2026-01-02')), '')
    assert.include(said(await at('2026-01-04')), 'is 72 hours old; one is due every 24.')
  })
})

test.group('Self-checks', (group) => {
  const recipient = `operator-${randomUUID()}@example.test`
  const countMails = async () =>
    firstOf(
      await sql<{ count: number }>(
        db.connection(),
        'select count(*)::int as count from mails where recipient = ?',
        [recipient]
      )
    ).count
  group.each.teardown(() => ace.ui.switchMode('normal'))
  group.each.teardown(() => change(`delete from self_checks where name like 'planted%'`))

  test('tell the operator once of each kind until it is mended', async ({ assert }) => {
    let isBroken = true
    const fault = { problem: 'A gate is open.', fix: 'Close it.' }
    const checks = new Map([
      ['planted', async () => (isBroken ? [fault] : [])],
      ['planted to throw', () => Promise.reject(new Error('secret of a server'))],
    ])
    assert.deepEqual((await runChecks(recipient, checks))[0], { name: 'planted', faults: [fault] })
    const { text, subject } = await arrivedMail(recipient)
    assert.equal(subject, 'Vitrine has found something that needs you')
    assert.include(text, 'planted: A gate is open. Close it.')
    assert.include(text, 'planted to throw: It could not be looked at.')
    assert.notInclude(text, 'secret')
    await runChecks(recipient, checks)
    assert.equal(await countMails(), 1)
    isBroken = false
    await runChecks(recipient, checks)
    isBroken = true
    await runChecks(recipient, checks)
    assert.equal(await countMails(), 2)
  })

  test('are run by the command, which fails when something is wrong', async ({
    assert,
    cleanup,
  }) => {
    const checks = selfChecks() as Map<string, () => Promise<Fault[]>>
    cleanup(() => void checks.delete('planted'))
    checks.set('planted', async () => [{ problem: 'A gate is open.', fix: 'Close it.' }])
    ace.ui.switchMode('raw')
    const command = await ace.create(Check, [])
    await command.exec()
    const lines = command.logger.getLogs().map(({ message }) => message)
    assert.isTrue(lines.some((line) => line.includes('planted: A gate is open. Close it.')))
    assert.isAtLeast(lines.length, checks.size)
    assert.equal(command.exitCode, 1)
  })
})
