import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ROOT } from '../../tools/launcher/settings.js'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

const NAME = 'IMG_0001.HEIC'

test('an HEIC photo of which the system tells no type is taken everywhere, with a sign where it cannot be drawn', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { page, context, errors } = await openAsDemo(browser, await sharedInstance())
  cleanup(() => context.close())
  const buffer = await readFile(join(ROOT, 'tests/fixtures/mug.heic'))
  const choose = () =>
    page
      .locator('input[type=file]')
      .first()
      // A page takes Playwright's own default for none.
      .evaluate(
        (input: HTMLInputElement, { name, bytes }) => {
          const files = new DataTransfer()
          files.items.add(new File([Uint8Array.from(bytes)], name))
          input.files = files.files
          input.dispatchEvent(new Event('change', { bubbles: true }))
        },
        { name: NAME, bytes: [...buffer] }
      )
  const sign = page.getByRole('img', { name: NAME })

  await page.goto('/products/create')
  await page.getByText('JPEG, PNG, WebP, HEIC, AVIF or GIF').waitFor()
  await choose()
  await sign.waitFor()
  assert.equal(await sign.evaluate((it) => it.tagName), 'DIV', 'no broken picture')

  await page.goto('/products/101')
  await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
  await page.getByRole('dialog').getByText('JPEG, PNG, WebP, HEIC, AVIF or GIF').waitFor()
  await choose()
  await sign.waitFor()
  assert.equal(await sign.evaluate((it) => it.tagName), 'DIV', 'no broken picture')

  await page.goto('/ai-editor')
  await page.getByText('JPEG, PNG, WebP, HEIC, AVIF or GIF').waitFor()
  await choose()
  await page.getByRole('button', { name: 'New Image' }).waitFor()
  assert.deepEqual(errors, [])
}).tags(['@long'])
