import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { firstOf } from '#app/core/elements'
import { openAsDemo } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { afterArrival, IDENTIFIED, loseAnswers } from '#tests/support/lost_calls'
import { sharedInstance } from '#tests/support/shared_instance'
import { untilNextPress } from '#tests/support/next_press'
import { query } from '#tests/support/query'
import { ROOT } from '../../tools/launcher/settings.js'

const PRODUCT = 101
const GENERATE = '**/api/generate/*'
const FILM = `**/products/${PRODUCT}/generate-video`
const IDENTIFY = '**/api/identify-images'
const TRAIN = '**/products/*/train'
const BY_KEY = '**/generations/by-key/*'
const PHOTOS = SAMPLE_VIEWS.map((view) => join(ROOT, `samples/mug/${view}.jpg`))
const UNREACHED = 'No connection to the server.'

test.group('Calls whose answer is lost', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]

  group.setup(async () => {
    instance = await sharedInstance()
    return () => page?.context().close()
  })

  test('pictures are shown all the same, also behind a proxy that lost its patience', async ({
    assert,
    browser,
  }) => {
    ;({ page, errors } = await openAsDemo(browser, instance))
    await page.goto(`/photos/generate/${PRODUCT}`)
    const losses = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 504, body: '<h1>504 Gateway Time-out</h1>' }),
    ]
    for (const [index, lose] of losses.entries()) {
      const prompt = `on marble, answer ${index} is lost`
      await page.route(GENERATE, (route) => afterArrival(route, lose), { times: 1 })
      await page.getByLabel('Photo description').fill(prompt)
      await untilNextPress(page)
      await page.getByRole('button', { name: /^Generate/ }).press('Enter')
      await page.getByRole('img', { name: new RegExp(prompt) }).waitFor()
      assert.equal(await countWork(prompt), 1)
      assert.equal(await page.getByText(UNREACHED).count(), 0)
    }
  })

  test('who presses again is not charged again', async ({ assert }) => {
    const prompt = 'on oak, pressed twice'
    const keys: string[] = []
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (key) keys.push(key)
    })
    await page.route(BY_KEY, (route) => route.abort())
    await page.route(GENERATE, (route) => afterArrival(route, (it) => it.abort()), { times: 1 })
    await page.getByLabel('Photo description').fill(prompt)
    const order = page.getByRole('button', { name: /^Generate/ })
    await untilNextPress(page)
    await order.press('Enter')
    await page.getByRole('alert').getByText(UNREACHED).waitFor()
    await untilNextPress(page)
    await order.press('Enter')
    await page.getByRole('alert').getByText(UNREACHED).waitFor({ state: 'detached' })
    await page.getByRole('img', { name: new RegExp(prompt) }).waitFor()
    assert.equal(await countWork(prompt), 1)
    assert.equal(keys.length, 2)
    assert.equal(new Set(keys).size, 1)

    await untilNextPress(page)
    await order.press('Enter')
    await page
      .getByRole('img', { name: new RegExp(prompt) })
      .nth(1)
      .waitFor()
    assert.equal(
      await countWork(prompt),
      2,
      'what was answered is made anew when it is wanted again'
    )
  }).tags(['@long'])

  test('the product’s page makes one film of two presses', async ({ assert }) => {
    const prompt = 'pan right, pressed twice'
    // Events would tell of the film, and its form would be gone.
    await page.route('**/events', (route) => route.abort())
    await page.goto(`/products/${PRODUCT}`)
    await page.route(FILM, (route) => afterArrival(route, (it) => it.abort()), { times: 1 })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await dialog.getByLabel('Video description').fill(prompt)
    const order = dialog.getByRole('button', { name: 'Generate Video' })
    await using work = await holdResults(instance)
    await untilNextPress(page)
    await order.press('Enter')
    await dialog.getByText(UNREACHED).waitFor()
    await untilNextPress(page)
    await order.press('Enter')
    await dialog.getByText('Making your video').waitFor()
    assert.equal(await countWork(prompt), 1)
    assert.equal(await dialog.getByText(UNREACHED).count(), 0)
    assert.deepEqual(errors, [])
    await work.release()
  }).tags(['@long'])

  test('a training whose answer was lost goes on, though its name was changed before the next press', async ({
    assert,
  }) => {
    await page.unroute('**/events')
    await page.unroute(BY_KEY)
    await page.route(IDENTIFY, (route) => route.fulfill({ json: IDENTIFIED }))
    await page.goto('/dashboard')
    await page.locator('input[type=file]').first().setInputFiles(PHOTOS)
    await page.getByText('6 of 20 photos selected').waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    const start = page.getByRole('button', { name: 'Start Training' })
    await start.waitFor()
    const before = await countTrainings()
    const answers = await loseAnswers(page, TRAIN)
    await untilNextPress(page)
    await start.press('Enter')
    await page.getByText('The connection was lost.').waitFor()
    await page.getByRole('alert').getByText(UNREACHED).waitFor()
    assert.lengthOf(answers.lost, 5)
    assert.isTrue(
      answers.lost.every((status) => status < 300),
      answers.lost.join()
    )
    assert.equal(await countTrainings(), before + 1)
    await page.getByLabel('Product name').fill('Mug of another name')
    await answers.letThrough()
    await untilNextPress(page)
    await start.press('Enter')
    await page.waitForURL('**/photos/generate/*')
    await page.getByRole('heading', { level: 1, name: 'Mug of another name' }).waitFor()
    assert.equal(await countTrainings(), before + 1)
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  /** Trainings of the demo user. */
  async function countTrainings(): Promise<number> {
    const { count } = firstOf(
      await query<{ count: number }>(
        instance,
        `select count(*)::int as count from generations where kind = 'train'
       and user_id = (select user_id from products where id = ${PRODUCT})`
      )
    )
    return count
  }

  /** Work that was begun for a prompt. */
  async function countWork(prompt: string): Promise<number> {
    const { count } = firstOf(
      await query<{ count: number }>(
        instance,
        `select count(*)::int as count from generations where params::text like '%${prompt}%'`
      )
    )
    return count
  }
})
