import { test } from '@japa/runner'
import PaypalWebhooksController from '#app/affiliates/controllers/paypal_webhooks_controller'
import StripeWebhooksController from '#app/billing/controllers/webhooks_controller'
import { pushedRequest } from '#tests/support/pushed_request'
import ProviderWebhooksController from '../../controllers/provider_webhooks_controller.js'

test('messages of providers without a signature are refused before anything of them is read', async ({
  assert,
}) => {
  const { fal, replicate } = new ProviderWebhooksController()
  const { store: stripe } = new StripeWebhooksController()
  const { store: paypal } = new PaypalWebhooksController()
  for (const call of [stripe, paypal, fal, replicate]) {
    const { req, ctx } = pushedRequest('192.0.2.1', { 'content-length': '100' })
    await assert.rejects(() => call(ctx), /bad_signature/)
    assert.isNull(req.readableFlowing)
  }
})
