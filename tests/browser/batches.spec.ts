import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import { press, tabTo } from '#tests/support/keyboard'
import { sharedInstance } from '#tests/support/shared_instance'

test('a batch is started by keyboard and shows its pictures, after a reload in the middle and in other tabs', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const { context, page, errors } = await openAsDemo(browser, instance)
  cleanup(() => context.close())

  await page.goto('/batches')
  await press(page, 'New batch')
  await page.getByText('0 of at most 1,000 chosen').waitFor()
  const products = page.getByRole('group', { name: 'Products' })
  await products.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.getByText('1 of at most 1,000 chosen').waitFor()
  await tabTo(page, 'Description of scene 1')
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/api/prices/'))))
  await page.keyboard.type('on a wooden table, soft morning light')
  await page.getByText('1 image credit', { exact: true }).waitFor()
  assert.equal(asked, 1)

  await page.reload()
  const description = page.getByLabel('Description of scene 1')
  await description.waitFor()
  assert.equal(await description.inputValue(), 'on a wooden table, soft morning light')
  await page.getByText('1 of at most 1,000 chosen').waitFor()

  const elsewhere = await context.newPage()
  await elsewhere.goto('/products')
  await using work = await holdResults(instance)
  await press(page, 'Start batch')
  await page.waitForURL(/\/batches\/\d+$/)
  await page.getByText('0 of 1 done').waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await page.reload()
  for (const tab of [page, other]) await tab.getByText('0 of 1 done').waitFor()
  await work.release()
  for (const tab of [page, other]) {
    await tab.getByText('1 of 1 done').waitFor()
    await tab.getByText('Finished', { exact: true }).waitFor()
  }
  const toast = elsewhere.getByRole('listitem').filter({ hasText: /^Batch .*: done\./ })
  await toast.getByRole('button', { name: 'Show' }).press('Enter')
  await elsewhere.waitForURL(/\/batches\/\d+$/)
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Open / })
    .press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).waitFor()
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all' }).press('Enter'),
  ])
  assert.match(download.suggestedFilename(), /\.zip$/)
  assert.deepEqual(errors, [])
})
