import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { ROOT } from '../../tools/launcher/settings.js'
import { accessibilityFaults } from '#tests/support/axe'
import { openAs, openAsDemo, registerMerchant } from '#tests/support/demo_page'
import { tabTo } from '#tests/support/keyboard'
import { PASSWORD } from '#tests/support/merchant'
import { sharedInstance } from '#tests/support/shared_instance'
import { registerAt } from '#tests/support/sign_up'

/** Addresses at which nobody is: names that end so are never given to anybody (RFC 6761). */
const LIST = `sku,name,photos
LAMP-1,Walnut desk lamp,https://shop.invalid/lamp-1.jpg
LAMP-2,Brass floor lamp,ftp://shop.invalid/floor.jpg
LAMP-3,Paper lamp,https://shop.invalid/paper.jpg`

test.group('Importing products', () => {
  test('a list outlives a reload, wrong lines are named, and each line tells what became of it', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const { page, context, errors } = await openAsDemo(browser, instance)
    // Where names are looked up over a network, it can take long to hear that one does not exist.
    cleanup(() => context.close())
    await page.goto('/products/import')
    const list = page.getByRole('textbox', { name: 'List' })
    await list.fill(LIST)
    await page.reload()
    assert.equal(await list.inputValue(), LIST)

    await page.getByRole('button', { name: 'Check list' }).press('Enter')
    await page.getByText('2 products ready').waitFor()
    await page.getByText('1 line has an error and is left out.').waitFor()
    await page.getByRole('button', { name: 'Import 2 products' }).press('Enter')
    await page.waitForURL('**/products/imports/*')
    await page.reload()
    const other = await context.newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) {
      await tab.getByText('2 products could not be made.').waitFor()
      await tab.getByText('2 failed').waitFor()
      assert.equal(await tab.getByRole('button', { name: /^Try again: / }).count(), 2)
    }

    await page.getByRole('link', { name: 'Correct lines' }).press('Enter')
    await page.waitForURL('**/products/import?from=*')
    assert.include(await list.inputValue(), 'https://shop.invalid/paper.jpg')

    const tryAgain = { name: 'Try again: Paper lamp', disabled: false }
    const asked = other.waitForResponse((answer) => answer.url().endsWith('/retry'))
    await other.getByRole('button', tryAgain).press('Enter')
    assert.isBelow((await asked).status(), 400)
    await other.getByRole('button', tryAgain).waitFor()
    await other.getByText('2 products could not be made.').waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('what was guessed of each column is told, corrected by keyboard, and remembered for the next list', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const merchant = await registerMerchant(instance)
    const { page, context, errors } = await openAs(browser, instance, merchant)
    cleanup(() => context.close())
    await page.goto('/products/import')
    const list = page.getByRole('textbox', { name: 'List' })
    const listed = (number: number) =>
      `SKU,Title,Series,Images\nLAMP-${number},Lamp ${number},Walnut ${number},https://shop.invalid/${number}.jpg`
    await list.fill(listed(1))
    await page.getByRole('button', { name: 'Check list' }).press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Columns of your list' }).waitFor()
    const column = (heading: string) =>
      page.getByRole('combobox', { name: `What “${heading}” holds` })
    assert.equal(await chosen(column('SKU')), 'SKU')
    assert.equal(await chosen(column('Title')), 'Name')
    assert.equal(await chosen(column('Images')), 'Photos')
    await page.getByRole('cell', { name: 'Lamp 1', exact: true }).waitFor()
    assert.isFalse(await column('Series').isVisible())
    assert.deepEqual(await accessibilityFaults(page), [])

    await tabTo(page, '1 column is not used')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    assert.equal(await chosen(column('Series')), 'Not used')
    await page.keyboard.type('Na')
    await page.getByRole('cell', { name: 'Walnut 1', exact: true }).waitFor()
    assert.equal(await chosen(column('Title')), 'Not used')
    assert.isTrue(await column('Series').evaluate((it) => it === document.activeElement))

    await page.reload()
    await list.fill(listed(2))
    await page.getByRole('button', { name: 'Check list' }).press('Enter')
    await page.getByRole('cell', { name: 'Walnut 2', exact: true }).waitFor()
    assert.equal(await chosen(column('Series')), 'Name')
    await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
    await page.waitForURL('**/products/imports/*')
    await page.getByText('Walnut 2').first().waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('a feed in XML is dropped like any list, and one of 100 MB is refused in a sentence', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, context, errors } = await openAsDemo(browser, await sharedInstance())
    cleanup(() => context.close())
    await page.goto('/products/import')
    const file = page.locator('input[type=file]')
    await file.setInputFiles(join(ROOT, 'app/imports/tests/lists/google.xml'))
    await page.getByText('2 products ready').waitFor()
    await file.evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(100_000_000)], 'all.xml', { type: 'text/xml' }))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.getByText('This list has more than 2,000,000 characters').waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  /** Two megabytes each; the process has 96 for its objects, and the watchdog of instances sees to its loop. */
  test('lists as long as they may be are answered, and end no process', async ({ assert }) => {
    const instance = await sharedInstance()
    const { web } = instance.pids
    const visitor = await registerAt(instance.url, PASSWORD)
    for (const [list, status] of [
      ['a,b\n'.repeat(500_000), 422],
      ['a\r'.repeat(1_000_000), 422],
      ['€,'.repeat(1_000_000), 200],
    ] as const) {
      const answer = await visitor.post('/products/import/check', { list })
      assert.equal(answer.status, status)
    }
    assert.equal(instance.pids.web, web)
  }).tags(['@long'])
})

/** What a list of choices shows. */
function chosen(list: Locator): Promise<string> {
  return list.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]!.text)
}
