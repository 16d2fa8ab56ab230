import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/axe'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { FAULT } from '#tests/support/quick_engine'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

/** Where something lies in the draft, in shares of it. */
async function placeIn(stage: Locator, thing: Locator) {
  const [whole, part] = [(await stage.boundingBox())!, (await thing.boundingBox())!]
  return {
    left: (part.x - whole.x) / whole.width,
    bottom: (part.y + part.height - whole.y) / whole.height,
    width: part.width / whole.width,
  }
}

/** Where the product lies in the picture that was made, in shares of it. */
async function placeOfMade(page: Page, mask: string) {
  const answer = await page.request.get(`/media/${mask}`)
  const { data, info } = await sharp(await answer.body())
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const covered = [...data.keys()].filter((i) => data[i]! > 127)
  const columns = covered.map((i) => i % info.width)
  const left = columns.reduce((least, x) => Math.min(least, x), info.width)
  const right = columns.reduce((most, x) => Math.max(most, x), 0) + 1
  return {
    left: left / info.width,
    bottom: (Math.floor(covered.at(-1)! / info.width) + 1) / info.height,
    width: (right - left) / info.width,
  }
}

test.group('Drafts', () => {
  test('a draft is moved by hand, changed by words and made; only that is paid for', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const { page, context, errors } = await openAs(
      browser,
      instance,
      await registerMerchant(instance)
    )
    cleanup(() => context.close())
    const show = page.getByRole('button', { name: 'Draft', exact: true })
    const draft = page.getByRole('img', { name: 'Draft of the picture' })
    const product = page.getByRole('application', { name: 'Product in the draft' })
    const drawn = () => page.waitForResponse('**/drafts')
    await page.goto(`/photos/generate/${PRODUCT}`)
    await show.click()
    await page.getByText('Please provide a photo description').waitFor()

    // A draft that fails keeps nobody from ordering.
    await page.getByLabel('Photo description').fill(`${FAULT} unsupported`)
    await show.click()
    await page.getByText('Drafts are not available just now').waitFor()
    const generate = page.getByRole('button', { name: 'Generate', exact: true })
    assert.isTrue(await generate.isEnabled())

    await page.getByRole('button', { name: 'Close the draft' }).press('Enter')
    assert.isTrue(await show.evaluate((button) => button === document.activeElement))
    await show.press('Enter')

    const prompt = 'on a shelf laid out by hand'
    await page.getByLabel('Photo description').fill(prompt)
    await draft.waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])

    const first = await placeIn(draft, product)
    const { x, y, width, height } = (await product.boundingBox())!
    const wide = (await draft.boundingBox())!.width
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - wide / 5, y + height / 2, { steps: 3 })
    const moved = drawn()
    await page.mouse.up()
    await moved
    assert.closeTo((await placeIn(draft, product)).left, first.left - 0.2, 0.01)

    const nudged = drawn()
    await product.press('Shift+ArrowDown')
    await nudged
    assert.closeTo((await placeIn(draft, product)).bottom, first.bottom + 0.05, 0.01)

    const said = drawn()
    await page.getByLabel('Say what to change').fill('20 % bigger, no shadow, fly')
    await page.keyboard.press('Enter')
    await said
    await page.getByText('Not understood: fly').waitFor()
    assert.equal(await page.getByLabel('Shadow', { exact: true }).inputValue(), '0')
    const last = await placeIn(draft, product)
    assert.closeTo(last.width, first.width * 1.2, 0.01)

    assert.equal(await countWork(), 0)
    await page.getByRole('button', { name: 'Make this picture' }).click()
    await page.locator(`main img[alt$="${prompt}"]`).waitFor()
    assert.isFalse(await draft.isVisible())
    const [made] = await query<{ mask: string; layout: Record<string, unknown> }>(
      instance,
      `select i.mask_media_id as mask, g.params->'layout' as layout
       from generated_images i join generations g on g.id = i.generation_id where i.prompt = $1`,
      [prompt]
    )
    assert.equal(made!.layout.shadow, 0)
    await until(async () => (await countWork()) === 1)
    const place = await placeOfMade(page, made!.mask)
    assert.closeTo(place.left, last.left, 0.01)
    assert.closeTo(place.bottom, last.bottom, 0.01)
    assert.closeTo(place.width, last.width, 0.01)
    assert.deepEqual(errors, [])

    async function countWork() {
      const rows = await query<{ n: number }>(
        instance,
        "select count(*)::int as n from generations where params->'prompts' ? $1",
        [prompt]
      )
      return rows[0]!.n
    }
  }).tags(['@long'])
})
