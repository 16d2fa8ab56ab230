import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CONSOLE } from '#app/accounts/operators/record_act'
import { sql } from '#app/core/database/sql'
import { eventHub } from '#app/core/queue/event_hub'
import { reencrypt } from '#app/operator/keys/reencrypt'
import { examine } from '#app/operator/doctor/examine'
import { loadKept } from '#app/operator/setup/kept_settings'
import { sealValues } from '#app/operator/setup/sealed_settings'
import type { SettingsInUse } from '#config/kept_settings'
import { cutAtAct } from '#tests/support/cut_at_write'
import { startMailServer } from '#tests/support/mail_server'
import { signInOperator } from '#tests/support/operator'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { forgetSettingsAs, keepSettingsAs } from '../../acts/set_up.js'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const rows = (text: string) => sql<Record<string, unknown>>(db.connection(), text)

test.group('Setup in the browser', (group) => {
  let operator: Awaited<ReturnType<typeof signInOperator>>
  group.setup(async () => {
    operator = await signInOperator()
  })
  group.each.teardown(async () => void (await rows('delete from kept_settings')))
  const keep = (section: string, values: object) => operator.post(`/admin/setup/${section}`, values)
  const section = async (name: string) => {
    const { props } = await operator.visit('/admin/setup')
    return props.sections.find((it: { name: string }) => it.name === name)
  }

  test('says which setting lacks, and opens for operators alone', async ({ assert }) => {
    const refused = await keep('mail', { MAIL_DRIVER: 'smtp', MAIL_FROM: 'us@example.test' })
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, { SMTP_URL: [ADMIN_ERRORS.needed] })
    const odd = await keep('engine', { ENGINE: 'steam' })
    assert.deepEqual((await odd.json()).errors, { ENGINE: [ADMIN_ERRORS.notAnOption] })
    assert.equal((await keep('anything', {})).status, 404)
    const merchant = await signIn()
    assert.equal((await merchant.visit('/admin/setup')).status, 404)
    assert.equal((await merchant.post('/admin/setup/engine', { ENGINE: 'local' })).status, 404)
    assert.isEmpty(await loadKept())
  })

  test('keeps a mail server that took a test mail, encrypted, and not one that did not', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(() => server.close())
    const url = `smtp://127.0.0.1:${server.port}`
    const values = { MAIL_DRIVER: 'smtp', MAIL_FROM: 'Shop <shop@example.test>', SMTP_URL: url }
    const closed = `smtp://ada:very-secret@127.0.0.1:${server.port}`
    const refused = await keep('mail', { ...values, SMTP_URL: closed })
    assert.equal(refused.status, 422)
    const said = (await refused.json()).errors.SMTP_URL[0]
    assert.include(said, `127.0.0.1:${server.port}`)
    assert.notInclude(said, 'very-secret')
    assert.isEmpty(await loadKept())

    assert.equal((await keep('mail', values)).status, 303)
    assert.deepEqual(server.received[0]!.to, [operator.user.email])
    const [row] = await rows('select sealed from kept_settings')
    assert.notInclude(String(row!.sealed), 'smtp')
    const shown = await section('mail')
    assert.equal(shown.state, 'waiting')
    assert.notInclude(JSON.stringify(shown), url)
    assert.isTrue(shown.fields.find((it: { name: string }) => it.name === 'SMTP_URL').has_secret)
    assert.deepEqual((await loadKept())[0]!.values, values)
    const { unreadable } = await reencrypt()
    assert.notInclude(unreadable.join(), 'kept_settings')
    const [act] = await rows(`select details from operator_acts where act = 'keep_settings'`)
    assert.deepEqual(act!.details, {
      section: 'mail',
      names: 'MAIL_DRIVER, SMTP_URL, MAIL_FROM',
    })
  })

  test('names the setting that makes no sense, and tries address, engine and place of checkpoints', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-setup-'))
    cleanup(() => rm(folder, { recursive: true }))
    const backup = { BACKUP_TO: folder, BACKUP_EVERY_HOURS: 'often' }
    const often = await keep('backup', backup)
    assert.property((await often.json()).errors, 'BACKUP_EVERY_HOURS')
    const nowhere = await keep('address', { APP_URL: 'http://127.0.0.1:9' })
    assert.match((await nowhere.json()).errors.APP_URL[0], /does not lead here/)
    const kept = await Promise.all([
      keep('backup', { ...backup, BACKUP_EVERY_HOURS: '24' }),
      keep('address', { APP_URL: `http://${process.env.HOST}:${process.env.PORT}` }),
      keep('engine', { ENGINE: 'local' }),
    ])
    assert.deepEqual(
      kept.map(({ status }) => status),
      [303, 303, 303]
    )
    assert.lengthOf(await readdir(folder), 0)
  }).tags(['@long'])

  test('is not kept, nor written down, where a process dies while it keeps it', async ({
    assert,
  }) => {
    const { user } = operator
    const options = {
      operator: { name: user.name, email: user.email, locale: 'en' },
      origin: 'http://127.0.0.1',
    } as const
    const before = await rows('select id from operator_acts')
    const failure = await cutAtAct(() =>
      keepSettingsAs(CONSOLE, 'engine', { ENGINE: 'local' }, options)
    )
    assert.instanceOf(failure, Error)
    assert.isEmpty(await loadKept())
    assert.lengthOf(await rows('select id from operator_acts'), before.length)
  }).tags(['@long'])

  test('stays where a process dies while it forgets it', async ({ assert }) => {
    await rows(`insert into kept_settings (section, sealed) values ('engine', 'kept')`)
    assert.instanceOf(await cutAtAct(() => forgetSettingsAs(CONSOLE, 'engine')), Error)
    const kept = await rows(`select 1 from kept_settings where section = 'engine'`)
    assert.lengthOf(kept, 1)
  })

  test('says what processes do not start with, until other values are kept', async ({
    assert,
    cleanup,
  }) => {
    const [row] = await rows(
      `insert into kept_settings (section, sealed) values ('payouts', '${sealValues({ PAYOUTS: 'paypal' })}')
       returning kept_at as "keptAt"`
    )
    const keptAt = (row!.keptAt as Date).toISOString()
    const why = 'PAYPAL_API_BASE is no address.'
    const inUse: SettingsInUse = {
      kept: {},
      leftOut: { payouts: { keptAt, why } },
      ofEnvironment: [],
    }
    process.env.SETTINGS_IN_USE = JSON.stringify(inUse)
    cleanup(() => void delete process.env.SETTINGS_IN_USE)
    const { state, why: said } = await section('payouts')
    assert.deepEqual([state, said], ['left_out', why])
    const [wrong] = (await examine()).filter(({ text }) => text.includes(why))
    assert.equal(wrong!.state, 'wrong')
    await rows('update kept_settings set kept_at = now()')
    assert.equal((await section('payouts')).state, 'waiting')
  })

  test('is forgotten, and taken up when an operator says so', async ({ assert, cleanup }) => {
    await rows(
      `insert into kept_settings (section, sealed) values ('engine', 'nothing opens this')`
    )
    assert.equal((await section('engine')).state, 'unreadable')
    assert.equal((await operator.call('DELETE', '/admin/setup/engine')).status, 303)
    assert.equal((await section('engine')).state, 'open')

    let orders = 0
    cleanup(eventHub.onRenewed('settings', () => void orders++))
    assert.equal((await operator.post('/admin/setup/restarts')).status, 303)
    await until(async () => orders > 0)
  })
})
