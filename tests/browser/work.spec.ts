import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { firstOf } from '#app/core/elements'
import { GENERATION_MESSAGES } from '#app/pictures/messages/en/screens'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { FAULTY_CALLS } from '#tests/support/faulty_calls'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { untilSentencesCanBeShown } from '#tests/support/shell_parts'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'
import { ROOT } from '../../tools/launcher/settings.js'
import { untilNextPress } from '#tests/support/next_press'

const PRODUCT = 101

test.group('Work that goes on elsewhere', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]

  group.setup(async () => {
    instance = await sharedInstance()
    await untilIdle(instance)
    return () => page?.context().close()
  })

  test('the tray follows work over pages, tabs and reloads, and tells when it is done', async ({
    assert,
    browser,
  }) => {
    ;({ page, errors } = await openAsDemo(browser, instance))

    const [film, lost] = [await openWork(instance), await openWork(instance)]
    await page.goto('/products/create')
    const button = page.getByRole('button', { name: /^Work in progress/ })
    await page.getByRole('button', { name: 'Work in progress, 2 under way' }).press('Enter')
    const tray = page.getByRole('region', { name: 'Work in progress' })
    await tray.getByText('Video of').first().waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.keyboard.press('Escape')
    await tray.waitFor({ state: 'hidden' })

    await page.reload()
    const other = await page.context().newPage()
    await other.goto('/products')
    await other.getByRole('button', { name: 'Work in progress, 2 under way' }).press('Enter')
    const cancel = other.getByRole('button', { name: /^Cancel: Video of/ })
    await cancel.last().press('Enter')
    await other.getByText('Cancelled.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Work in progress, 1 under way' }).waitFor()
    await other.close()

    const failed = (await stateOf(instance, film)) === 'cancelled' ? lost : film
    await hide(page, true)
    await fail(instance, failed, 'This prompt is not allowed.')
    await until(async () => (await page.title()).startsWith('(1 done) '))
    await hide(page, false)
    await page.getByText('This prompt is not allowed.').waitFor()
    assert.notInclude(await page.title(), 'done')

    await page.goto(`/photos/generate/${PRODUCT}`)
    await page.getByLabel('Photo description').fill('on a wooden table')
    await using work = await holdResults(instance)
    await page.getByRole('button', { name: 'Generate', exact: true }).press('Enter')
    await page.getByText('Making a picture').first().waitFor()
    // It is shown before the server has heard of it.
    await until(async () => {
      const late = await query(
        instance,
        `update generations set created_at = now() - interval '10 minutes'
         where product_id = ${PRODUCT} and state in ('queued', 'running') returning id`
      )
      return late.length > 0
    })
    await page.reload()
    await page.getByText(GENERATION_MESSAGES.results.late).waitFor()
    await page.getByRole('link', { name: 'My Products' }).first().press('Enter')
    await page.getByRole('heading', { name: 'My Products' }).waitFor()
    await work.release()
    const toast = page.getByRole('listitem').filter({ hasText: /Picture of .*: done\./ })
    await toast.waitFor()
    await button.press('Enter')
    await page.getByRole('button', { name: 'Work in progress', exact: true }).waitFor()
    await tray
      .getByRole('link', { name: /^Picture of/ })
      .first()
      .press('Enter')
    await page.waitForURL(`**/photos/generate/${PRODUCT}`)
    await tray.waitFor({ state: 'hidden' })
    assert.deepEqual(errors, [])
  })

  test('each failure of a call is told in its own words, and nothing is lost', async ({
    assert,
  }) => {
    // Its samples are not for everybody, as it is with a product that nobody has made anything of.
    await query(instance, 'update generated_images set is_published = false where product_id = 5')
    let path = ''
    for (const row of FAULTY_CALLS) {
      await page.route(row.call, (route) =>
        row.answer === 'lost' ? route.abort() : route.fulfill(row.answer)
      )
      if (row.path !== path) await page.goto(row.path)
      path = row.path
      await untilNextPress(page)
      try {
        await row.act(page)
        for (const text of row.said) {
          await page.getByText(text, { exact: true }).first().waitFor()
        }
      } catch (cause) {
        throw new Error(`${row.call} did not say: ${row.said.join(' ')}`, { cause })
      }
      if (row.kept) {
        assert.equal(await page.getByLabel(row.kept.label).inputValue(), row.kept.value)
      }
      await page.unroute(row.call)
    }
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('what ends while the network is gone is there when it is back, in each tab', async ({
    assert,
    browser,
    cleanup,
  }) => {
    // Pages whose calls a test has answered have no cache, out of which parts are imported while the network is away.
    const own = await openAsDemo(browser, instance)
    const { context, page: tab } = own
    cleanup(() => context.close())
    await tab.goto(`/photos/generate/${PRODUCT}`)
    const other = await context.newPage()
    await other.goto(`/photos/generate/${PRODUCT}`)
    const prompt = tab.getByLabel('Photo description')
    await prompt.click()
    await prompt.fill('on a shelf by the sea')
    await untilSentencesCanBeShown(tab)
    const generate = tab.getByRole('button', { name: 'Generate', exact: true })

    await context.setOffline(true)
    await generate.press('Enter')
    await tab.getByText('No connection to the server.', { exact: false }).first().waitFor()
    assert.equal(await prompt.inputValue(), 'on a shelf by the sea')
    await context.setOffline(false)
    for (const one of [tab, other]) {
      await one.getByText('No connection to Vitrine').waitFor({ state: 'detached' })
    }

    const started = await count(instance, PRODUCT)
    await using work = await holdResults(instance)
    await untilNextPress(tab)
    await generate.press('Enter')
    await tab.getByText('Making a picture').first().waitFor()
    await other.bringToFront()
    await other.getByText('Making a picture').first().waitFor()
    await context.setOffline(true)
    await work.release()
    await until(async () => (await count(instance, PRODUCT)) === started + 1)
    await context.setOffline(false)
    for (const one of [other, tab]) {
      await one.bringToFront()
      await one
        .getByRole('img', { name: /on a shelf by the sea/ })
        .first()
        .waitFor()
    }
    assert.deepEqual(own.errors, [])
  }).tags(['@long'])

  test('a press is answered before the server does, and its picture comes though the answer is stuck', async () => {
    await page.goto(`/photos/generate/${PRODUCT}`)
    await page.getByLabel('Photo description').fill('on a jetty')
    await untilSentencesCanBeShown(page)
    const sent = Promise.withResolvers<Route>()
    await page.route('**/api/generate/*', (route) => sent.resolve(route), { times: 1 })
    // Further down, new pictures are held back for whoever looks at older ones.
    await page.setViewportSize({ width: 1280, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: 'Generate', exact: true }).press('Enter')
    await page.getByText('Making a picture').first().waitFor()
    const route = await sent.promise
    const answer = await route.fetch()
    await page
      .getByRole('img', { name: /on a jetty/ })
      .first()
      .waitFor()
    await route.fulfill({ response: answer })
  })

  test('a product is not made of what is no picture', async () => {
    await page.goto('/products/create')
    await page.getByLabel('Name', { exact: false }).first().fill('Vase')
    const broken = { name: 'vase.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.locator('input[type=file]').setInputFiles(broken)
    await page.getByRole('button', { name: 'Create Product' }).press('Enter')
    await page.getByText('Please fix the following errors:').waitFor()
    await page.goto(`/products/${PRODUCT}`)
    await page.getByRole('button', { name: 'Upload Images' }).press('Enter')
    await page.locator('input[type=file]').setInputFiles(join(ROOT, 'README.md'))
    await page.getByText('Please select only image files').waitFor()
    await page.keyboard.press('Escape')
  }).tags(['@long'])

  test('who cannot be signed out by the server is led away all the same', async () => {
    await page.route('**/logout', (route) => route.abort())
    await page.getByRole('button', { name: /^Account menu/ }).press('Enter')
    const start = page.waitForRequest(`${instance.url}/`)
    await page.getByRole('menuitem', { name: 'Log Out' }).press('Enter')
    await start
    // Who is still signed in is led on from there.
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForURL(`${instance.url}/dashboard`)
  }).tags(['@long'])
})

/** Nothing of an earlier test is under way any more. */
async function untilIdle(instance: Instance): Promise<void> {
  await until(async () => {
    const open = await query(
      instance,
      `select from generations where state in ('queued', 'running')`
    )
    return open.length === 0
  })
}

/** Work that waits and that no worker takes; answers its id. */
async function openWork(instance: Instance): Promise<string> {
  const { id } = firstOf(
    await query<{ id: string }>(
      instance,
      `insert into generations (user_id, product_id, kind, engine, state, params, deadline_at)
     select user_id, id, 'video', 'local', 'queued', '{"prompt":"pan left"}', now() + interval '1 hour'
     from products where id = ${PRODUCT} returning id`
    )
  )
  return id
}

async function stateOf(instance: Instance, id: string): Promise<string> {
  const rows = await query<{ state: string }>(
    instance,
    'select state from generations where id = $1',
    [id]
  )
  return rows[0]!.state
}

async function fail(instance: Instance, id: string, sentence: string): Promise<void> {
  await query(
    instance,
    `update generations set state = 'failed', error_code = 'other', error_params = jsonb_build_object('category', 'internal', 'sentence', $2::text), finished_at = now() where id = $1`,
    [id, sentence]
  )
}

/** As if the merchant looked at another window. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Pictures of a product. */
async function count(instance: Instance, product: number): Promise<number> {
  const row = firstOf(
    await query<{ count: number }>(
      instance,
      `select count(*)::int as count from generated_images where product_id = ${product}`
    )
  )
  return row.count
}
