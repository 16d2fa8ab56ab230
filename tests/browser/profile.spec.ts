import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { type Credentials, openAs, openAsDemo, registerMerchant } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { photo } from '#tests/support/product'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'

const NEW_PASSWORD = 'an even longer password'

test.group('Pages of an account', (group) => {
  let instance: Instance
  let merchant: Credentials

  group.setup(async () => {
    instance = await sharedInstance()
    merchant = await registerMerchant(instance)
  })

  test('what has changed elsewhere is on the page of an endpoint as soon as an event is sent', async ({
    browser,
    cleanup,
  }) => {
    // Who has just registered may not have endpoints.
    const { page, context } = await openAsDemo(browser, instance)
    cleanup(() => query(instance, 'delete from webhook_endpoints').then(() => context.close()))
    await page.goto('/user/webhooks')
    await page.getByRole('button', { name: 'Add Endpoint' }).first().click()
    await page.getByLabel('Address').fill('https://shop.invalid/webhooks')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'shop.invalid' }).waitFor()
    // What the page asks for by itself a moment later does not count.
    await page.route('**/user/webhooks/*', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue()
    )
    for (const [button, description] of [
      ['Send Test Event', 'Renamed'],
      ['Resend', 'Renamed twice'],
    ]) {
      await query(instance, 'update webhook_endpoints set description = $1', [description])
      await page.getByRole('button', { name: button }).first().click()
      await page.getByRole('heading', { level: 1, name: description, exact: true }).waitFor()
    }
  }).tags(['@long'])

  test('the language of the pages is chosen on the profile', async ({ browser }) => {
    const { page, context } = await openAs(browser, instance, merchant)
    await page.goto('/user/profile')
    await chooseLanguage(page, 'Language', 'Deutsch')
    await page.getByRole('heading', { level: 1, name: 'Profil', exact: true }).waitFor()
    await page.reload()
    await chooseLanguage(page, 'Sprache', 'English')
    await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor()
    await context.close()
  }).tags(['@long'])

  test('name, photo, password and sessions are changed by keyboard alone', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page: elsewhere, context: other } = await openAs(browser, instance, merchant)
    const { page, errors, context } = await openAs(browser, instance, merchant)
    cleanup(async () => {
      for (const it of [context, other]) await it.close()
    })
    await page.goto('/user/profile')
    const keys = page.keyboard
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus()
      await keys.press('Enter')
    }

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press('Select A New Photo'),
    ])
    await chooser.setFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await photo(20, 'png'),
    })
    await page.getByAltText('Preview of the new photo').waitFor()
    await keys.press('Tab')
    await keys.press('Control+A')
    await keys.type('Grace Hopper')
    await keys.press('Enter')
    await page.getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Account menu, Grace Hopper' }).locator('img').waitFor()
    await page.getByRole('button', { name: 'Remove Photo' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])

    const current = page.getByLabel('Current Password')
    await current.focus()
    await keys.type('wrong')
    await keys.press('Enter')
    await page.getByText('The provided password does not match').waitFor()
    assert.isTrue(await current.evaluate((it) => it === document.activeElement), 'focus returns')
    assert.equal(await current.inputValue(), '')
    await keys.type(merchant.password)
    for (let field = 0; field < 2; field++) {
      await keys.press('Tab')
      await keys.press('Tab')
      await keys.type(NEW_PASSWORD)
    }
    await keys.press('Enter')
    await page.getByText('Password changed').waitFor()
    assert.equal(await current.inputValue(), '')
    await elsewhere.goto('/user/profile')
    await elsewhere.waitForURL('**/login')

    await press('Log Out Other Browser Sessions')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
    assert.deepEqual(await accessibilityFaults(page), [])
    await keys.type('wrong')
    await keys.press('Enter')
    await page.getByText('The password is incorrect.').waitFor()
    await keys.type(NEW_PASSWORD)
    await keys.press('Enter')
    await page.getByText('Done.').waitFor()
    await dialog.waitFor({ state: 'detached' })

    await press('Download My Data')
    const link = page.getByRole('button', { name: 'Download', exact: true })
    await link.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      link.focus().then(() => keys.press('Enter')),
    ])
    assert.match(download.suggestedFilename(), /^vitrine-data-.*\.zip$/)
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})

async function chooseLanguage(page: Page, label: string, language: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: label })
  await choice.selectOption({ label: language })
  await page.locator('form', { has: choice }).getByRole('button').click()
}
