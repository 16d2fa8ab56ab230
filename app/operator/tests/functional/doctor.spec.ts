import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { rememberVersion } from '#app/operator/upgrade/versions'
import { vitrineVersion } from '#config/version'
import { findFreePort } from '../../../../tools/launcher/processes/network.js'
import { run } from '../../../../tools/launcher/processes/run.js'
import { ROOT } from '../../../../tools/launcher/settings.js'
import Doctor from '../../commands/doctor.js'
import { examineDatabase } from '../../doctor/database.js'
import { reach } from '../../doctor/finding.js'
import { describeSettings, hideSecrets } from '../../doctor/settings.js'

test.group('doctor', (group) => {
  group.each.teardown(() => ace.ui.switchMode('normal'))

  test('works while nothing can be reached, says so, and tells no secret', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const { PATH, HOME } = process.env
    const nowhere = `127.0.0.1:${await findFreePort('127.0.0.1')}`
    const secret = (kind: string) => `${kind}-${randomUUID()}`
    const secrets = {
      APP_KEY: secret('app'),
      METRICS_TOKEN: secret('metrics'),
      FAL_KEY: secret('fal'),
      S3_SECRET_ACCESS_KEY: secret('s3'),
      PAYPAL_CLIENT_SECRET: secret('paypal'),
    }
    const [database, smtp, backup] = [secret('database'), secret('smtp'), secret('backup')]
    const { code, output } = await run(process.execPath, [join(ROOT, 'ace.js'), 'doctor'], {
      env: {
        ...{ PATH, HOME, ...secrets },
        DATA_DIR: folder,
        DATABASE_URL: `postgres://ada:${database}@${nowhere}/vitrine`,
        SMTP_URL: `smtp://ada:${smtp}@${nowhere}`,
        ENGINE: 'fal',
        ...{ FAL_QUEUE_URL: `http://${nowhere}`, FAL_REST_URL: `http://${nowhere}` },
        FAL_API_URL: `http://${nowhere}`,
        ...{ DRIVE_DISK: 's3', S3_ENDPOINT: `http://${nowhere}`, S3_ACCESS_KEY_ID: 'id' },
        ...{ PAYOUTS: 'paypal', PAYPAL_CLIENT_ID: 'id', PAYPAL_WEBHOOK_ID: 'id' },
        PAYPAL_API_BASE: `http://${nowhere}`,
        // Said again by who does not understand it.
        BACKUP_TO: `ftp://ada:${backup}@${nowhere}`,
        S3_BUKET: 'mistyped',
      },
    })
    assert.equal(code, 1, output)
    for (const value of [...Object.values(secrets), database, smtp, backup]) {
      assert.notInclude(output, value)
    }
    for (const name of ['database', 'store', 'mail', 'payouts', 'engine fal', 'checkpoints']) {
      assert.match(output, new RegExp(`error.* ${name}: `), output)
    }
    assert.include(output, 'ftp://ada:[hidden]@')
    assert.match(output, /settings: set: .*APP_KEY, .*FAL_KEY, /)
    assert.include(output, 'S3_BUKET is set and not known')
    assert.match(output, /versions: Vitrine [\d.]+, Node 24/)
  })

  test('finds a database that is not up to date', async ({ assert, cleanup }) => {
    const examine = async () => {
      ace.ui.switchMode('raw')
      const command = await ace.create(Doctor, [])
      await command.exec()
      const lines = command.logger.getLogs().map(({ message }) => message)
      return { said: lines.join('\n'), exitCode: command.exitCode }
    }
    assert.match((await examine()).said, /success.* schema: no migrations are pending/)
    const name = 'database/migrations/0080_create_self_checks'
    const rename = async (from: string, to: string) => {
      const text = 'update adonis_schema set name = ? where name = ?'
      await sql(db.connection(), text, [to, from])
    }
    cleanup(() => rename('taken', name))
    await rename(name, 'taken')
    const { said, exitCode } = await examine()
    assert.match(said, /error.* schema: 1 migrations have not run: 0080_create_self_checks\. /)
    assert.equal(exitCode, 1)
  })

  test('says which version has used the database, and whether it is a later one', async ({
    assert,
    cleanup,
  }) => {
    const find = async () => (await examineDatabase()).find(({ about }) => about === 'program')!
    const own = await find()
    assert.equal(own.state, 'well')
    assert.match(own.text, new RegExp(`^Vitrine ${vitrineVersion} uses this database since 20`))
    const later = '99.0.0'
    cleanup(
      async () =>
        void (await sql(db.connection(), 'delete from versions where version = ?', [later]))
    )
    await rememberVersion(db.connection(), later)
    const { state, text } = await find()
    assert.equal(state, 'wrong')
    assert.include(text, 'was brought up to date by Vitrine 99.0.0')
  })

  test('hides what settings keep secret, and waits for nobody for long', async ({ assert }) => {
    const env = { FAL_KEY: 'abc:def', SMTP_URL: 'smtp://ada:p%40ss@h', APP_URL: 'https://x.test' }
    assert.equal(
      hideSecrets('abc:def p%40ss p@ss https://x.test', env),
      '[hidden] [hidden] [hidden] https://x.test'
    )
    assert.match(describeSettings(env)[0]!.text, /^set: APP_URL, FAL_KEY, SMTP_URL; /)
    const never = new Promise<string>(() => {})
    const { state, text } = await reach('mail', () => never, 'See to it.', 10)
    assert.equal(state, 'wrong')
    assert.equal(text, 'There was no answer within 0.01 seconds. See to it.')
  })
})
