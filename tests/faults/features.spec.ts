import { test } from '@japa/runner'
import { ACCOUNT_ROUTES, addressOf } from '#tests/support/account_routes'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const BILLING_ROUTES = [
  ['GET', '/pricing'],
  ['GET', '/subscribe'],
  ['GET', '/billing'],
  ['GET', '/billing/credits.csv'],
  ['POST', '/billing/portal'],
  ['POST', '/checkout'],
  ['POST', '/credits/checkout'],
  ['GET', '/checkout/success'],
  ['GET', '/checkout/cancelled'],
  ['POST', '/webhooks/stripe'],
  ['GET', '/v1/prices'],
]

const AFFILIATE_ROUTES = [
  ['GET', '/affiliate'],
  ['POST', '/affiliate'],
  ['GET', '/affiliate/register'],
  ['PUT', '/affiliate/paypal'],
  ['POST', '/affiliate/paypal'],
  ['GET', '/affiliate/qr'],
  ['GET', '/affiliate-terms'],
  ['GET', '/affiliate/payouts'],
  ['GET', '/affiliate/statement.csv'],
  ['POST', '/webhooks/paypal'],
  ['GET', '/sandbox/paypal/v1/payments/payouts/X'],
]

test('what the operator switched off is gone: routes, links and all', async ({ assert }) => {
  const optional = ACCOUNT_ROUTES.filter(({ feature }) => feature !== null)
  const off = [...new Set(optional.map(({ feature }) => feature)), 'affiliates'].join(',')
  await sharedInstallation({
    engine: 'none',
    env: { FEATURES_OFF: off, PAYMENTS: 'off', PAYOUTS: 'off' },
  })
  const guest = new Visitor()
  const merchant = await signIn()
  for (const route of optional) {
    for (const visitor of [guest, merchant]) {
      const { status } = await visitor.call(route.method, addressOf(route))
      assert.equal(status, 404, `${route.method} ${route.pattern}`)
    }
  }
  for (const [method, path] of [...BILLING_ROUTES, ...AFFILIATE_ROUTES]) {
    assert.equal((await merchant.call(method!, path!)).status, 404, `${method} ${path}`)
  }
  const sitemap = await (await guest.get('/sitemap.xml')).text()
  for (const [, url] of sitemap.matchAll(/<loc>([^<]+)</g)) {
    assert.equal((await guest.get(new URL(url!).pathname)).status, 200, url)
  }
  const { status, props } = await merchant.visit('/dashboard')
  assert.equal(status, 200)
  assert.deepInclude(props.features, {
    hasTeamFeatures: false,
    canCreateTeams: false,
    canManageTwoFactorAuthentication: false,
    canUpdatePassword: false,
    canUpdateProfileInformation: false,
    hasEmailVerification: false,
    hasAccountDeletionFeatures: false,
    hasApiFeatures: false,
    canManageApi: false,
    managesProfilePhotos: false,
    hasAffiliates: false,
    hasBilling: false,
    ownProductsNeedSubscription: false,
  })
  for (const page of ['/user/profile', '/products', '/photos/generate']) {
    assert.equal((await merchant.visit(page)).status, 200, page)
  }
}).tags(['@long'])
