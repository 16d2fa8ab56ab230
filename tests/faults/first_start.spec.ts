import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import S3rver from 's3rver'
import { startStripe } from '#tests/support/billing/stripe_emulator'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance } from '#tests/support/instance'
import { startMailServer } from '#tests/support/mail_server'
import { PASSWORD } from '#tests/support/merchant'
import { PaypalServer } from '#tests/support/paypal_server'
import { turnOnTwoFactor } from '#tests/support/two_factor'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

const S3_KEY = 'S3RVER'
const STRIPE_KEY = `sk_test_${randomUUID()}`
/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** Whoever an installation may depend on, on this machine. */
async function startOthers() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-first-start-'))
  const s3 = new S3rver({
    ...{ directory: folder, address: '127.0.0.1', port: 0, silent: true },
    configureBuckets: [{ name: 'pictures' }, { name: 'checkpoints' }],
  })
  const { port: s3Port } = await s3.run()
  const [mail, stripe, paypal, fal] = await Promise.all([
    startMailServer(),
    startStripe(STRIPE_KEY),
    PaypalServer.start(),
    FalEmulator.start(),
  ])
  return {
    ...{ mail, stripe, paypal, fal, s3: `http://127.0.0.1:${s3Port}` },
    async stop() {
      await Promise.all([mail.close(), s3.close()])
      for (const other of [stripe, paypal, fal]) other.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Others = Awaited<ReturnType<typeof startOthers>>
type Values = Record<string, string>

/** By section: what works, what does not, the setting that it is said of, and what is said. */
function trials(url: string, others: Others): Record<string, [Values, Values, string, RegExp]> {
  const { mail, paypal, fal, s3 } = others
  const sender = { MAIL_DRIVER: 'smtp', MAIL_FROM: 'Shop <shop@example.test>' }
  const store = {
    ...{ DRIVE_DISK: 's3', S3_ENDPOINT: s3, S3_BUCKET: 'pictures', S3_FORCE_PATH_STYLE: 'true' },
    ...{ S3_ACCESS_KEY_ID: S3_KEY, S3_SECRET_ACCESS_KEY: S3_KEY },
  }
  const payer = {
    ...{ PAYOUTS: 'paypal', PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' },
    ...{ PAYPAL_WEBHOOK_ID: 'WH-1', PAYPAL_API_BASE: paypal.base },
  }
  const backup = {
    ...{ BACKUP_TO: 's3://checkpoints', BACKUP_EVERY_HOURS: '24', BACKUP_S3_ENDPOINT: s3 },
    ...{ BACKUP_S3_ACCESS_KEY_ID: S3_KEY, BACKUP_S3_SECRET_ACCESS_KEY: S3_KEY },
  }
  const payments = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: STRIPE_KEY }
  return {
    address: [{ APP_URL: url }, { APP_URL: NOWHERE }, 'APP_URL', /does not lead here/],
    mail: [
      { ...sender, SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
      { ...sender, SMTP_URL: 'smtp://127.0.0.1:9' },
      'SMTP_URL',
      /^The mail server does not take us: /,
    ],
    storage: [
      { DRIVE_DISK: 'fs' },
      { ...store, S3_BUCKET: 'nowhere' },
      'S3_ENDPOINT',
      /^The bucket/,
    ],
    payments: [
      payments,
      { ...payments, STRIPE_SECRET_KEY: 'sk_test_wrong' },
      'STRIPE_SECRET_KEY',
      /^Stripe refuses: Invalid API Key/,
    ],
    payouts: [
      payer,
      { ...payer, PAYPAL_API_BASE: NOWHERE },
      'PAYPAL_CLIENT_ID',
      /^PayPal refuses: /,
    ],
    engine: [
      { ENGINE: 'fal', FAL_KEY: fal.key },
      { ENGINE: 'fal', FAL_KEY: 'not:the-key' },
      'ENGINE',
      /^The engine cannot be used: /,
    ],
    backup: [
      backup,
      { ...backup, BACKUP_TO: 's3://nowhere' },
      'BACKUP_TO',
      /^Nothing can be kept in BACKUP_TO: /,
    ],
  }
}

test.group('A first start in production', () => {
  test('is claimed by who has the key, and set up step by step', async ({ assert, cleanup }) => {
    const others = await startOthers()
    cleanup(() => others.stop())
    const { ENGINE, FAL_KEY, ...falAddresses } = others.fal.env
    const instance = await startInstance({
      env: { NODE_ENV: 'production', STRIPE_API_BASE: others.stripe.url, ...falAddresses },
    })
    cleanup(async () => void (await instance.stop()))
    const visitor = new Visitor(instance.url)
    const key = /\/setup\?key=([\w-]+)/.exec(instance.output)![1]!
    assert.equal((await visitor.visit(`/setup?key=${key}`)).props.setup_key, key)
    const account = {
      ...{ name: 'Olga', email: freshEmail(), password: PASSWORD },
      password_confirmation: PASSWORD,
    }
    assert.equal((await visitor.post('/setup', { ...account, key: 'guessed' })).status, 422)
    assert.equal((await visitor.post('/setup', { ...account, key })).status, 302)
    assert.equal((await new Visitor(instance.url).visit(`/setup?key=${key}`)).status, 404)

    assert.equal((await visitor.visit('/admin/setup')).component, 'admin/second_factor')
    await turnOnTwoFactor(visitor)
    const states = async (): Promise<Record<string, string>> => {
      const { sections } = (await visitor.visit('/admin/setup')).props
      return Object.fromEntries(
        sections.map((it: { name: string; state: string }) => [it.name, it.state])
      )
    }
    assert.deepEqual([...new Set(Object.values(await states()))], ['open'])

    const all = trials(instance.url, others)
    for (const [section, [right, wrong, name, sentence]] of Object.entries(all)) {
      const refused = await visitor.post(`/admin/setup/${section}`, wrong)
      assert.equal(refused.status, 422, section)
      assert.match((await refused.json()).errors[name]?.[0], sentence)
      assert.equal((await states())[section], 'open')
      const kept = await visitor.post(`/admin/setup/${section}`, right)
      assert.equal(kept.status, 303, `${section}: ${await kept.text()}`)
      assert.equal((await states())[section], 'waiting')
    }
    assert.deepEqual(others.mail.received[0]!.to, [account.email])

    assert.equal((await visitor.post('/admin/setup/restarts')).status, 303)
    await until(async () => {
      const now = await states().catch(() => ({}))
      return Object.values(now).length === 7 && Object.values(now).every((it) => it === 'used')
    })
  }).tags(['@long'])
})
