import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { ROOT } from '../../tools/launcher/settings.js'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { press } from '#tests/support/keyboard'
import { sharedInstance } from '#tests/support/shared_instance'

const PHOTO = join(ROOT, 'samples/mug/front.jpg')

test.group('What the AI editor changes', (group) => {
  let page: Page
  let errors: string[]

  group.setup(() => () => page?.context().close())

  test('a result is changed once more, or the original anew, and undone step by step', async ({
    assert,
    browser,
  }) => {
    ;({ page, errors } = await openAsDemo(browser, await sharedInstance()))
    await page.goto('/ai-editor')
    await page.locator('input[type=file]').setInputFiles(PHOTO)
    await page.getByRole('button', { name: 'New Image' }).waitFor()
    const generate = page.getByRole('button', { name: 'Generate Image', exact: true })
    const changed = async (prompt: string, step: string) => {
      await page.getByLabel('Description').fill(prompt)
      const [request] = await Promise.all([
        page.waitForRequest('**/api/edit-image'),
        generate.press('Enter'),
      ])
      await page.getByText(step).waitFor()
      return request.postDataJSON().image as string
    }
    const choice = page.getByRole('radio', { name: 'Change the original' })
    assert.equal(await choice.count(), 0, 'the original is all there is')
    const source = await changed('warmer', 'Change 1 of 1')
    const first = await changed('brighter', 'Change 2 of 2')
    assert.notEqual(first, source)
    await page.getByRole('radio', { name: 'Change this result' }).press('ArrowRight')
    await page.getByText('without the changes so far').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.reload()
    assert.isTrue(await choice.isChecked())
    assert.equal(await changed('black and white', 'Change 3 of 3'), source)
    await choice.press('ArrowLeft')
    await press(page, 'Undo')
    await page.getByText('Change 2 of 3').waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('an answer without the picture is told as no answer', async ({ assert }) => {
    await page.route('**/api/edit-image', (route) => route.fulfill({ json: { image: null } }), {
      times: 1,
    })
    await page.getByLabel('Description').fill('cooler')
    await page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter')
    await page.getByText('Failed to process image. Please try again.').first().waitFor()
    await page.getByText('Change 2 of 3').waitFor()
    assert.equal(await page.getByLabel('Description').inputValue(), 'cooler')
  }).tags(['@long'])
})
