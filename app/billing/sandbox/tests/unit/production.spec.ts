import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** Who takes the money with the given settings, as another process reads them. */
async function paymentsWith(settings: NodeJS.ProcessEnv): Promise<string> {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...rest } = process.env
  const { stdout } = await run(
    process.execPath,
    [
      '--import=./bin/typescript.mjs',
      '--input-type=module',
      '--eval',
      `import { payments } from '#config/billing'; console.log(payments)`,
    ],
    { env: { ...rest, ...settings } }
  )
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
    const key = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    assert.equal(await paymentsWith({ NODE_ENV: 'production', ...key }), 'stripe')
    await assert.rejects(() => paymentsWith({ STRIPE_SECRET_KEY: 'sk_test_1' }), /whsec|WEBHOOK/i)
  }).timeout(30_000)
})
