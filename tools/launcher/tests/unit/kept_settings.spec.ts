import encryption from '@adonisjs/core/services/encryption'
import { test } from '@japa/runner'
import { KEPT_PURPOSE, RENEW_SETTINGS, settingsInUse } from '#config/kept_settings'
import { fillKept } from '../../kept_settings.js'
import { restartOnChange } from '../../restart_on_change.js'
import { copyEnv, copySettings } from '../../rehearsal/copy.js'
import { chooseSettings, readSettings } from '../../settings.js'
import { whyUnstartable } from '../../why_unstartable.js'

const keys = { APP_KEY: process.env.APP_KEY!, APP_PREVIOUS_KEYS: '' }
const keptAt = '2026-11-27T10:00:00.000Z'

const row = (section: string, values: object) => ({
  ...{ section, keptAt },
  sealed: encryption.encrypt(values, { purpose: KEPT_PURPOSE }),
})
const mail = () =>
  row('mail', { MAIL_DRIVER: 'smtp', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'V' })

test.group('Settings that were kept in the browser', () => {
  test('fill what the environment leaves open, by whole sections', async ({ assert }) => {
    const address = row('address', { APP_URL: 'https://kept.test' })
    const given = { APP_URL: 'https://given.test', MAIL_DRIVER: '' }
    const env = await fillKept([mail(), address], keys, given)
    assert.equal(env.APP_URL, 'https://given.test')
    assert.equal(env.SMTP_URL, 'smtp://mail.test')
    assert.isFalse(chooseSettings(env).mailbox)
    assert.deepEqual(settingsInUse(env), {
      ...{ kept: { mail: keptAt }, leftOut: {} },
      ofEnvironment: ['address'],
    })

    const own = await fillKept([mail()], keys, { MAIL_FROM: 'Us <us@given.test>' })
    assert.isUndefined(own.SMTP_URL)
  })

  test('are left out when the key does not open them, and where nothing is known of them', async ({
    assert,
  }) => {
    const other = {
      APP_KEY: 'another key of as many characters as it takes',
      APP_PREVIOUS_KEYS: '',
    }
    assert.isUndefined((await fillKept([mail()], other, {})).SMTP_URL)
    const stripe = row('payments', { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1' })
    assert.equal((await fillKept([stripe], other, {})).PAYMENTS, 'off', 'and not a sandbox')
    const renewed = { ...other, APP_PREVIOUS_KEYS: keys.APP_KEY }
    assert.equal((await fillKept([mail()], renewed, {})).SMTP_URL, 'smtp://mail.test')
    const unknown = await fillKept([row('later', { LATER: 'yes' })], keys, {})
    assert.isUndefined(unknown.LATER)
  })

  test('that this version does not start with are left out and said, and keep no start from others', async ({
    assert,
  }) => {
    const why = 'PAYPAL_API_BASE is http://pay.test, where a key would be sent in clear.'
    const payouts = row('payouts', { PAYOUTS: 'paypal', PAYPAL_API_BASE: 'http://pay.test' })
    const asked: string[] = []
    const whyNot = async (env: NodeJS.ProcessEnv) => {
      asked.push(env.PAYPAL_API_BASE ?? '')
      return env.PAYPAL_API_BASE === 'http://pay.test' ? why : null
    }
    const env = await fillKept([mail(), payouts], keys, {}, whyNot)
    assert.isUndefined(env.PAYPAL_API_BASE)
    assert.equal(env.PAYOUTS, 'off', 'and not those of a sandbox')
    assert.equal(env.SMTP_URL, 'smtp://mail.test')
    const { kept, leftOut } = settingsInUse(env)!
    assert.deepEqual(kept, { mail: keptAt })
    assert.deepEqual(leftOut, { payouts: { keptAt, why } })

    asked.length = 0
    await fillKept([mail()], keys, {}, whyNot)
    await fillKept([], keys, {}, whyNot)
    assert.lengthOf(asked, 1)
    // What is wrong with the environment is said of the environment.
    const bad = async () => 'PORT makes no sense.'
    assert.deepEqual(settingsInUse(await fillKept([mail()], keys, {}, bad))!.leftOut, {})
  })

  test('refuse the start where nothing can take their place', async ({ assert }) => {
    const address = row('address', { APP_URL: 'https://kept.test' })
    const whyNot = async ({ APP_URL }: NodeJS.ProcessEnv) => (APP_URL ? 'No.' : null)
    await assert.rejects(
      () => fillKept([address], keys, {}, whyNot),
      /set at \/admin\/setup about address: No\.\nSet it in the environment/
    )
  })

  test('are looked at by a process that boots with them', async ({ assert }) => {
    const paypal = { PAYOUTS: 'paypal', PAYPAL_API_BASE: 'http://pay.test' }
    const [fine, refused] = await Promise.all([
      whyUnstartable(process.env),
      whyUnstartable({ ...process.env, ...paypal }),
    ])
    assert.isNull(fine)
    assert.match(
      refused!,
      /PAYPAL_API_BASE is http:\/\/pay\.test, where a key would be sent in clear/
    )
  })

  test('are in no copy that is rehearsed', async ({ assert }) => {
    const filled = await fillKept([mail(), row('payments', { PAYMENTS: 'stripe' })], keys, {})
    const copy = copySettings(readSettings([]), 4444)
    const env = copyEnv(copy, keys, 'postgres://copy@localhost/copy', filled)
    assert.isUndefined(env.SMTP_URL)
    assert.isUndefined(env.SETTINGS_IN_USE)
    assert.equal(env.PAYMENTS, 'off')
  })

  test('start the processes again once, when they are other ones and somebody says so', async ({
    assert,
  }) => {
    const [none, some] = await Promise.all([fillKept([], keys, {}), fillKept([mail()], keys, {})])
    let present = none
    const started: NodeJS.ProcessEnv[] = []
    const changes = restartOnChange(none, async () => present, 0)
    changes.begin({ restart: async (env) => void started.push(env) })
    await changes.heard('ready')
    await changes.heard(RENEW_SETTINGS)
    assert.isEmpty(started)
    present = some
    await Promise.all([changes.heard(RENEW_SETTINGS), changes.heard(RENEW_SETTINGS)])
    assert.deepEqual(started, [some])
  })
})
