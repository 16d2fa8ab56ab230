import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** Who carries out payouts with the given settings, as another process reads them. */
async function payoutsWith(settings: NodeJS.ProcessEnv): Promise<string> {
  const rest = Object.entries(process.env).filter(
    ([name]) => !/^(PAYOUTS|PAYPAL_|FEATURES_OFF)/.test(name)
  )
  const { stdout } = await run(
    process.execPath,
    [
      '--import=./bin/typescript.mjs',
      '--input-type=module',
      '--eval',
      `import { payouts } from '#config/payouts'; console.log(payouts)`,
    ],
    { env: { ...Object.fromEntries(rest), ...settings } }
  )
  return stdout.trim().split('\n').at(-1) ?? ''
}

test.group('The payout sandbox', () => {
  test('is the default, but in production only by name, and gives way to PayPal', async ({
    assert,
  }) => {
    assert.equal(await payoutsWith({ NODE_ENV: 'development' }), 'sandbox')
    assert.equal(await payoutsWith({ NODE_ENV: 'production' }), 'off')
    assert.equal(await payoutsWith({ NODE_ENV: 'production', PAYOUTS: 'sandbox' }), 'sandbox')
    const keys = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' }
    assert.equal(await payoutsWith({ ...keys, PAYPAL_WEBHOOK_ID: 'WH' }), 'paypal')
    const givenUp = { NODE_ENV: 'development', FEATURES_OFF: 'affiliates' }
    assert.equal(await payoutsWith(givenUp), 'off')
    assert.equal(await payoutsWith({ ...givenUp, ...keys, PAYPAL_WEBHOOK_ID: 'WH' }), 'paypal')
    await assert.rejects(() => payoutsWith(keys), /PAYPAL_WEBHOOK_ID/)
  })
})
