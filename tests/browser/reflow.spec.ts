import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import { startInstance } from '#tests/support/instance'
import { openAsDemo } from '#tests/support/demo_page'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { SocialServer } from '#tests/support/social/server'
import { press } from '../screens/acts.js'
import { describeSamples } from '../screens/describe_samples.js'
import { type Screen, SCREENS } from '../screens/screens.js'
import { visitScreens } from '../screens/visit_screens.js'

/** By their names among the screens: every page, those with the most on them. */
const PAGES = [
  ...['landing', 'pricing', 'terms', 'privacy', 'affiliate-terms', 'consent', 'not-found'],
  ...['login', 'register', 'forgot-password', 'reset-password', 'two-factor-password'],
  ...[
    'two-factor-pending',
    'two-factor-on',
    'two-factor-challenge',
    'two-factor-challenge-refused',
  ],
  ...['social-prompt', 'social-sign-up', 'verify-email', 'confirm-password', 'profile-unverified'],
  ...['dashboard-active', 'create-chosen', 'products', 'product', 'product-form'],
  ...[
    'import-checked',
    'import-failed',
    'generate-chooser',
    'generate',
    'kept-pictures',
    'inpaint',
  ],
  ...['editor-result', 'assets', 'batches', 'batch-new-filled', 'batch-finished', 'recipes'],
  ...['recipe-new', 'videos', 'review', 'subscribe', 'billing', 'checkout-complete'],
  ...['checkout-cancelled', 'sandbox-pay-declined', 'sandbox-paid', 'sandbox-portal-overdue'],
  ...['affiliate-dashboard', 'affiliate-register', 'payouts', 'team', 'team-create', 'mailbox'],
  ...['sandbox-invoice', 'webhooks-full', 'webhook-log', 'api-tokens', 'api-reference-endpoint'],
]

const DIALOGS = [
  ...['palette', 'shortcuts', 'photo-guide', 'product-generate', 'product-video', 'product-delete'],
  ...['product-adjust', 'editor-area', 'generate-viewer', 'results-viewer-long', 'videos-player'],
  ...['results-selected', 'results-save-recipe', 'team-role', 'top-up'],
]

const MENU: Screen = {
  name: 'menu',
  as: 'demo',
  path: '/products',
  act: async (page) => {
    await press('Open menu')(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Top Up Credits' }).waitFor()
  },
}

/** Pages whose words are longest in German, which need no act to have them. */
const GERMAN = [
  '/dashboard',
  '/products',
  '/products/101',
  '/photos/generate/12',
  '/videos/generate/101',
].concat(
  [
    '/ai-editor',
    '/generated-assets',
    '/batches',
    '/batches/new',
    '/recipes',
    '/review',
    '/billing',
  ],
  ['/user/profile', '/user/api-tokens', '/user/webhooks', '/teams/900', '/affiliate', '/subscribe']
)

test.group('A window at a zoom of 400 %', (group) => {
  let instance: Awaited<ReturnType<typeof startInstance>>
  let social: SocialServer

  group.setup(async () => {
    social = await SocialServer.start()
    instance = await startInstance({ env: { ...social.environment(), PAYMENTS: 'sandbox' } })
    social.appUrl = instance.url
    await describeSamples(instance.databaseUrl)
    return async () => {
      await instance.stop()
      social.stop()
    }
  })

  test('shows every page and dialog without scrolling sideways, and nothing cut off', async ({
    assert,
    browser,
  }) => {
    const names = new Set([...PAGES, ...DIALOGS])
    const screens = [...SCREENS.filter(({ name }) => names.has(name)), MENU]
    assert.lengthOf(screens, names.size + 1)
    const components = new Set<string | undefined>()
    const faults: string[] = []
    await visitScreens(
      browser,
      instance.url,
      async ({ screen: { name }, page }, failure) => {
        components.add(await page.evaluate(() => history.state?.page?.component))
        const found = failure ? [failure.message] : await reflowFaults(page)
        faults.push(...found.map((fault) => `${name}: ${fault}`))
      },
      screens,
      [ZOOMED]
    )
    assert.deepEqual(faults, [])
    const files = await Array.fromAsync(glob('app/*/pages/**/*.tsx'))
    const pages = files.map((file) => file.replace(/^app\/(\w+)\/pages\/(.*)\.tsx$/, '$1/$2'))
    assert.deepEqual(
      pages.filter((page) => !components.has(page)),
      []
    )
  })

  test('does so with the long words of German', async ({ assert, browser }) => {
    const { page, context } = await openAsDemo(browser, instance)
    await page.setViewportSize(ZOOMED)
    await page.evaluate(async () => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/user/language', {
        method: 'PUT',
        headers: {
          'accept': 'application/json',
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(token),
        },
        body: JSON.stringify({ language: 'de' }),
      })
    })
    const faults: string[] = []
    for (const path of GERMAN) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Suche und Befehle' }).waitFor()
      await page.locator('main h1').first().waitFor()
      for (const fault of await reflowFaults(page)) faults.push(`${path}: ${fault}`)
    }
    await context.close()
    assert.deepEqual(faults, [])
  })
})
