import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

test.group('Webhooks', () => {
  test('a test event that did not arrive is in the log with its reason, and can be sent again', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const { page, context, errors } = await openAsDemo(browser, instance)
    cleanup(() => context.close())
    await page.goto('/user/webhooks')
    await page.getByRole('button', { name: 'Add Endpoint' }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    // Nobody is at names that end so (RFC 6761).
    await dialog.getByLabel('Address').fill('https://shop.invalid/webhooks')
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    if (!/webhooks\/\d+$/.test(page.url())) {
      await page.getByRole('link', { name: 'https://shop.invalid/webhooks' }).press('Enter')
      await page.waitForURL('**/user/webhooks/*')
    }
    await page.getByText('Nothing has been sent yet.').waitFor()

    await page.getByRole('button', { name: 'Send Test Event' }).press('Enter')
    const tries = page.getByText('1 try', { exact: true })
    await tries.waitFor()
    await tries.click()
    await page.getByText('No answer').first().waitFor()
    await page
      .getByRole('button', { name: /^Resend/ })
      .first()
      .press('Enter')
    await page.reload()
    await page.getByText('2 tries', { exact: true }).waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})
