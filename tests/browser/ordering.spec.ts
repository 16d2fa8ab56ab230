import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { firstOf } from '#app/core/elements'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { FAULT } from '#tests/support/quick_engine'
import { sharedInstance } from '#tests/support/shared_instance'
import { untilNextPress } from '#tests/support/next_press'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

/** A laptop that many merchants have. */
const LAPTOP = { width: 1366, height: 768 }

const PHONE = { width: 390, height: 844 }

/** As many as a product is trained with at most. */
const PHOTOS = 20

/** The pages on which pictures are ordered. */
const PAGES = [
  {
    what: 'Pictures',
    path: `/photos/generate/${PRODUCT}`,
    call: `**/api/generate/${PRODUCT}`,
    description: 'Photo description',
    ready: 'Photo description',
  },
  {
    what: 'Backgrounds',
    path: `/photos/inpaint/${PRODUCT}`,
    call: '**/background',
    description: 'Background description',
    /** What the quick engine has to say of the cut-out. */
    ready: 'Check this.',
  },
]

test.group('Ordering pictures', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })

  const open = async (browser: Browser) => {
    const merchant = await registerMerchant(instance)
    const { page, errors } = await openAs(browser, instance, merchant)
    return {
      ...merchant,
      page,
      errors,
      generate: page.getByRole('button', { name: 'Generate', exact: true, disabled: false }),
      busy: page.getByRole('button', { name: 'Generating...', disabled: true }),
      pictures: (prompt: string) => page.locator(`main img[alt$="${prompt}"]`),
    }
  }

  for (const { what, path, call, description, ready } of PAGES) {
    test(`${what}: what is refused for now stays to be ordered again, two presses are one order, and then more can be ordered`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const { page, errors, generate, busy, pictures } = await open(browser)
      cleanup(() => page.context().close())
      const prompt = `on a shelf with ${what.toLowerCase()}`
      await page.goto(path)
      await page.getByText(ready, { exact: true }).waitFor()
      await page.getByLabel(description).fill(prompt)
      const full = { status: 429, json: { code: 'queue_full', error: 'Please order again later.' } }
      await page.route(call, (route) => route.fulfill(full), { times: 1 })
      await generate.click()
      await page.getByText(full.json.error).waitFor()
      assert.equal(await page.getByLabel(description).inputValue(), prompt)
      await untilNextPress(page)
      await using work = await holdResults(instance)
      const held = Promise.withResolvers<void>()
      let sent = 0
      await page.route(call, async (route) => {
        sent++
        await held.promise
        await route.continue()
      })
      await generate.dblclick()
      await busy.waitFor()
      assert.equal(sent, 1)
      held.resolve()
      await generate.waitFor()
      assert.equal(await countWork(prompt), 1)
      assert.equal(await pictures(prompt).count(), 0)

      await untilNextPress(page)
      await page.setViewportSize(PHONE)
      await generate.press('Enter')
      // Below the form on phones: what is being made is brought on screen.
      const making = page.getByRole('button', { name: 'Cancel' }).first()
      await until(async () => isSeen(await making.boundingBox()))
      await until(async () => (await countWork(prompt)) === 2)
      await generate.waitFor()
      // Who uses the keyboard is still where they were.
      assert.isTrue(await generate.evaluate((button) => button === document.activeElement))
      await work.release()
      await pictures(prompt).nth(1).waitFor()
      assert.deepEqual(errors, [])
    }).tags(what === 'Pictures' ? [] : ['@long'])
  }

  test('more can be ordered also where no news of the server arrives', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, errors, generate, busy, pictures } = await open(browser)
    cleanup(() => page.context().close())
    const { path, description } = firstOf(PAGES)
    const prompt = 'on a shelf without news'
    await page.route('**/events', (route) => route.abort())
    await page.goto(path)
    await page.getByLabel(description).fill(prompt)
    await using work = await holdResults(instance)
    await generate.press('Enter')
    await busy.waitFor()
    await generate.waitFor()
    assert.equal(await countWork(prompt), 1)
    assert.equal(await pictures(prompt).count(), 0)
    await work.release()
    await pictures(prompt).waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('what failed is tried again once, however often that is pressed', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { path, description } = firstOf(PAGES)
    const { page, errors, generate } = await open(browser)
    cleanup(() => page.context().close())
    await page.goto(path)
    const prompt = `${FAULT} unsupported on a shelf`
    await page.getByLabel(description).fill(prompt)
    await generate.click()
    await page.getByText('One picture could not be made').waitFor()
    // As if it might succeed another time: the engine would have tried that itself, and taken its time.
    await query(
      instance,
      `update generations set error_code = 'service_busy', error_params = '{}' where params::text like '%${prompt}%'`
    )
    await page.reload()
    const held = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/retry', async (route) => {
      sent++
      await held.promise
      await route.continue()
    })
    const again = page.getByRole('button', { name: 'Try again (1 credit)' })
    await again.dblclick()
    await page.getByText('Making a picture').first().waitFor()
    assert.isTrue(await again.isDisabled())
    assert.equal(sent, 1)
    held.resolve()
    await page.getByRole('button', { name: 'Dismiss', disabled: false }).waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  for (const [language, found] of Object.entries({ en: 'Product found', de: 'Produkt gefunden' })) {
    test(`at 1366 x 768 all that an order needs is in sight, in the language ${language}`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const { page, email } = await open(browser)
      cleanup(() => page.context().close())
      await query(instance, 'update users set language = $2 where email = $1', [email, language])
      cleanup(await addPhotos(PHOTOS))
      const { media } = firstOf(
        await query<{ media: string }>(
          instance,
          `select media_id as media from product_photos where product_id = ${PRODUCT} limit 1`
        )
      )
      const json = { image_url: `/media/${media}`, advice: null }
      await page.route('**/no-background', (route) => route.fulfill({ json }))
      await page.setViewportSize(LAPTOP)
      for (const { what, path } of PAGES) {
        await page.goto(path)
        const form = page.locator('form', { has: page.getByRole('spinbutton') })
        const button = form.locator('[type=submit]')
        await button.waitFor()
        if (what === 'Backgrounds') {
          await form.getByText(found, { exact: true }).waitFor()
          assert.equal(await form.getByRole('group').first().getByRole('radio').count(), PHOTOS)
        }
        const shapes = form.getByRole('group').last()
        const tips = page.locator('summary', { hasText: /Tip/ })
        const needed = [form.getByRole('textbox'), shapes, form.getByRole('spinbutton'), button]
        if (what === 'Pictures') needed.push(tips)
        for (const control of needed) {
          const { y, height } = (await control.boundingBox())!
          assert.isAtMost(y + height, LAPTOP.height, `${what}: ${await control.textContent()}`)
        }
      }
    }).tags(['@long'])
  }

  /** Gives the sample so many photos, those of other samples besides its own; answers what takes them away. */
  async function addPhotos(count: number): Promise<() => Promise<void>> {
    await query(
      instance,
      `insert into product_photos (id, product_id, media_id, original_name, position)
       select (select max(id) from product_photos) + row_number() over (), ${PRODUCT}, media_id, original_name,
         100 + row_number() over ()
       from product_photos join products on products.id = product_id
       where is_public and product_id <> ${PRODUCT} order by product_id
       limit $1 - (select count(*) from product_photos where product_id = ${PRODUCT})`,
      [count]
    )
    return async () => {
      await query(
        instance,
        `delete from product_photos where product_id = ${PRODUCT} and position > 100`
      )
    }
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

/** Whether all of what is in a box is on the screen of a phone. */
function isSeen(box: { y: number; height: number } | null): boolean {
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height
}
