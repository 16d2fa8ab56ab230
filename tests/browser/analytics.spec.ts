import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { accessibilityFaults } from '#tests/support/axe'
import { signInByForm } from '#tests/support/demo_page'
import {
  sharedInstallation,
  stopSharedInstallation,
} from '#tests/support/installation/shared_installation'
import { createSubscriber, PASSWORD } from '#tests/support/merchant'
import { PosthogServer } from '#tests/support/posthog_server'
import { photosForm } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'

const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=AW-1'
const META = 'https://connect.facebook.net/en_US/fbevents.js'

const FILM = {
  id: 7,
  path: '/media/film',
  url: '/media/film',
  prompt: 'slow orbit',
  ignored_words: [],
  duration: 5,
  cfg_scale: 0.5,
  aspect_ratio: '16:9',
  width: 64,
  height: 36,
  created_at: '2026-01-01T00:00:00.000Z',
  poster: { id: 'poster', width: 64, height: 36, placeholder: null },
}

test('third parties learn of visits and purchases after consent alone, and of each once', async ({
  assert,
  browser,
  cleanup,
}) => {
  const posthog = await PosthogServer.start()
  // Nothing is made here: films arrive as the calls for them are answered.
  const installation = await sharedInstallation({
    engine: 'none',
    env: {
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: posthog.url,
      GOOGLE_ADS_ID: 'AW-1',
      GOOGLE_ADS_LABEL: 'sale',
      META_PIXEL_ID: '42',
    },
  })
  cleanup(async () => {
    await stopSharedInstallation()
    posthog.stop()
  })
  const merchant = await signIn(await createSubscriber({ video: 5 }))
  const { email, id: userId } = merchant.user
  await sql(db.connection(), `update onboarding_answers set state = 'skipped' where user_id = ?`, [
    userId,
  ])
  const [product] = await createTrainedProducts(userId, ['Mug'])
  const form = await photosForm(1)
  await merchant.call('POST', `/products/${product}/upload-images`, { form })
  const open = async () => {
    const context = await browser.newContext({ baseURL: installation.url })
    cleanup(() => context.close())
    return { page: await context.newPage(), outside: await outsideOf(context, installation.url) }
  }

  const first = await open()
  await first.page.goto('/')
  const question = first.page.getByRole('region', { name: 'Statistics and advertising' })
  await question.waitFor()
  assert.deepEqual(await accessibilityFaults(first.page), [])
  assert.deepEqual([...posthog.events, ...first.outside], [], 'before an answer')
  await press(first.page, 'Decline')
  await question.waitFor({ state: 'detached' })
  await signInByForm(first.page, { email, password: PASSWORD })
  assert.deepEqual([...posthog.events, ...first.outside], [], 'after no')
  assert.deepEqual((await first.page.context().cookies()).map(({ name }) => name).toSorted(), [
    'XSRF-TOKEN',
    'vitrine_device',
    'vitrine_guest',
    'vitrine_session',
  ])

  const { page, outside } = await open()
  await page.goto('/login')
  await press(page, 'Accept')
  await until(async () => posthog.of('$pageview').length === 1)
  const anonymous = firstOf(posthog.of('$pageview'))
  assert.equal(anonymous.api_key, 'phc_test')
  assert.deepInclude(anonymous.properties, {
    $current_url: `${installation.url}/login`,
    $process_person_profile: false,
  })
  await until(async () => outside.includes(META))
  assert.notInclude(outside, GOOGLE, 'loaded for a purchase alone')

  await signInByForm(page, { email, password: PASSWORD })
  await until(async () => posthog.of('$identify').length === 1)
  const identified = firstOf(posthog.of('$identify'))
  assert.equal(identified.distinct_id, String(userId))
  assert.deepInclude(identified.properties, {
    $anon_distinct_id: anonymous.distinct_id,
    $set: { email },
  })

  await sql(
    db.connection(),
    `insert into checkouts (user_id, kind, status, provider, provider_id, completed_at)
       values (?, 'pack', 'complete', 'sandbox', 'cs_sold', now())`,
    [userId]
  )
  await page.goto('/dashboard')
  await until(async () => posthog.of('checkout_completed').length === 1)
  assert.deepInclude(posthog.of('checkout_completed')[0]!.properties, {
    kind: 'pack',
    value: 29,
    currency: 'USD',
  })
  await until(async () => outside.includes(GOOGLE))
  const conversions = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .map((entry) => Array.from(entry))
      .filter(([, name]) => name === 'conversion')
  )
  assert.deepEqual(conversions, [
    [
      'event',
      'conversion',
      { send_to: 'AW-1/sale', transaction_id: 'cs_sold', value: 29, currency: 'USD' },
    ],
  ])
  await page.goto('/products')
  await page.goBack()
  await page.getByRole('heading', { name: 'Create Product' }).waitFor()
  const seen = posthog.of('$pageview').length
  await page.reload()
  await until(async () => posthog.of('$pageview').length > seen)
  assert.lengthOf(posthog.of('checkout_completed'), 1)
  assert.lengthOf(posthog.of('$identify'), 1)

  await page.route('**/credits/checkout', (route) => route.fulfill({ status: 503, json: {} }))
  await press(page, 'Top Up')
  await press(page, 'Continue to Payment')
  await page.getByText('Something went wrong. Please try again.').waitFor()
  await until(async () => posthog.of('checkout_started').length === 1)
  assert.deepInclude(posthog.of('checkout_started')[0], { distinct_id: String(userId) })
  assert.equal(posthog.of('checkout_started')[0]!.properties.kind, 'pack')

  await page.goto(`/videos/generate/${product}`)
  const film = { generation_id: 'one', video_url: FILM.url, video: FILM }
  await order(page, { json: film })
  await page.getByText('Your video is ready').waitFor()
  await until(async () => posthog.of('video_generated').length === 1)
  const { properties: made } = posthog.of('video_generated')[0]!
  const { id, duration, aspect_ratio: shape, cfg_scale: scale } = FILM
  assert.deepInclude(made, { model_id: product, video_id: id, duration, aspect_ratio: shape })
  assert.equal(made.cfg_scale, scale)
  assert.notInclude(JSON.stringify(made), FILM.prompt)
  await order(page, { json: film })
  const error = 'This prompt is not allowed.'
  const failure = { error, message: error, code: 'rejected_content', generation_id: 'two' }
  await order(page, { status: 422, json: failure })
  await until(async () => posthog.of('video_generation_failed').length === 1)
  const failed = firstOf(posthog.of('video_generation_failed'))
  assert.deepInclude(failed.properties, { model_id: product, code: 'rejected_content' })
  assert.lengthOf(posthog.of('video_generated'), 1, 'the same film is told once')

  await page.goto('/privacy-policy')
  await press(page, 'Stop this')
  await page.getByText('services are not told of your visits').waitFor()
  const told = posthog.events.length
  await page.goto('/products')
  await page.getByRole('heading', { name: 'My Products' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.lengthOf(posthog.events, told, 'after consent was taken back')
}).tags(['@long'])

/** Orders a film whose call is answered so. */
async function order(page: Page, answer: { status?: number; json: object }): Promise<void> {
  const call = '**/api/generate-video'
  await page.route(call, (route) => route.fulfill(answer))
  await page.getByLabel('Video description').fill(FILM.prompt)
  const answered = page.waitForResponse(call)
  await press(page, 'Generate Video')
  await answered
  await page.unroute(call)
}

/** Addresses outside that the pages of a context ask for; none of them is really asked. */
async function outsideOf(context: BrowserContext, url: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (address) => address.protocol === 'https:',
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    }
  )
  context.on('request', (request) => {
    const { origin, protocol, hostname } = new URL(request.url())
    if (origin !== url && protocol === 'http:' && hostname !== '127.0.0.1')
      asked.push(request.url())
  })
  return asked
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}
