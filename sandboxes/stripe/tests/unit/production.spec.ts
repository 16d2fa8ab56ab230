import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** What another process with the given settings writes. */
async function runWith(settings: NodeJS.ProcessEnv, args: string[]): Promise<string> {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...rest } = process.env
  const { stdout } = await run(process.execPath, args, { env: { ...rest, ...settings } })
  return stdout
}

/** Who takes the money with the given settings, as another process reads them. */
const paymentsWith = (settings: NodeJS.ProcessEnv) => settingWith('payments', settings)

async function settingWith(
  name: 'payments' | 'paymentProvider',
  settings: NodeJS.ProcessEnv
): Promise<string> {
  const stdout = await runWith(settings, [
    '--import=./bin/typescript.mjs',
    '--input-type=module',
    '--eval',
    `import * as billing from '#config/billing'; console.log(billing.${name})`,
  ])
  return stdout.trim().split('\n').at(-1) ?? ''
}

test.group('The payment sandbox', () => {
  test('is the default, but not in production', async ({ assert }) => {
    assert.equal(await paymentsWith({ NODE_ENV: 'development' }), 'sandbox')
    assert.equal(await paymentsWith({ NODE_ENV: 'production' }), 'off')
  })

  test('is on in production when asked for by name', async ({ assert }) => {
    assert.equal(await paymentsWith({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }), 'sandbox')
  })

  test('gives way to Stripe', async ({ assert }) => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_1' }
    assert.equal(await paymentsWith({ NODE_ENV: 'production', ...key }), 'stripe')
    await assert.rejects(() => paymentsWith({ PAYMENTS: 'stripe' }), /STRIPE_SECRET_KEY/)
  })

  test('what is made with a test key of Stripe is told from what is made in earnest', async ({
    assert,
  }) => {
    for (const [key, provider] of [
      ['sk_live_1', 'stripe'],
      ['rk_live_1', 'stripe'],
      ['sk_test_1', 'stripe_test'],
      ['rk_test_1', 'stripe_test'],
    ]) {
      const settings = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: key }
      assert.equal(await settingWith('paymentProvider', settings), provider)
    }
    assert.equal(await settingWith('paymentProvider', { PAYMENTS: 'sandbox' }), 'sandbox')
  })

  test('a process that hears of payments does not start without the webhook secret', async ({
    assert,
  }) => {
    const settings = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }
    for (const entry of ['bin/server.ts', 'bin/worker.ts']) {
      await assert.rejects(
        () => runWith(settings, ['--import=./bin/typescript.mjs', entry]),
        /needs STRIPE_WEBHOOK_SECRET: node ace.js billing:setup/
      )
    }
  })
})
