import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAsDemo } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { ROOT } from '../../tools/launcher/settings.js'

const CHANGED = 'Change 1 of 1'

test.group('The AI editor in several tabs', () => {
  test('each keeps its own picture, and a copy of a tab waits for the same work', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const { page, context, errors } = await openAsDemo(browser, instance)
    cleanup(() => context.close())
    await begin(page, 'mug/front', 'make the background pastel green')
    const other = await context.newPage()
    await begin(other, 'handbag/front', 'make it black and white')

    await using work = await holdResults(instance)
    const copied = context.waitForEvent('page')
    await generate(page)
    await page.getByText('Processing...').waitFor()
    // The browser copies what the tab keeps, as it does when somebody duplicates a tab.
    await page.evaluate(() => void window.open(location.href))
    const copy = await copied
    await generate(other)
    for (const tab of [page, copy, other]) await tab.getByText('Processing...').waitFor()
    await work.release()
    for (const tab of [page, copy, other]) await tab.getByText(CHANGED).waitFor()

    for (const tab of [page, other]) await tab.reload()
    assert.equal(await promptOf(page), 'make the background pastel green')
    assert.equal(await promptOf(other), 'make it black and white')
    for (const tab of [page, other]) await tab.getByText(CHANGED).waitFor()
    const made = await query<{ prompt: string }>(
      instance,
      `select prompt from generated_images where in_editor and prompt in
       ('make the background pastel green', 'make it black and white') order by prompt`
    )
    assert.deepEqual(
      made.map(({ prompt }) => prompt),
      ['make it black and white', 'make the background pastel green']
    )
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})

async function begin(page: Page, photo: string, prompt: string): Promise<void> {
  await page.goto('/ai-editor')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).press('Enter')
  await (await chooser).setFiles(join(ROOT, `samples/${photo}.jpg`))
  await page.getByRole('button', { name: 'New Image' }).waitFor()
  await page.getByLabel('Description').fill(prompt)
}

function generate(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter')
}

function promptOf(page: Page): Promise<string> {
  return page.getByLabel('Description').inputValue()
}
