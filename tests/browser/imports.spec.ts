import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
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
  })

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
