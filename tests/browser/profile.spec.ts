import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { startInstance, type Instance } from '#tests/support/instance'
import { photo } from '#tests/support/product'
import { DEMO_MERCHANT } from '../../config/demo.js'

const NEW_PASSWORD = 'an even longer password'

test.group('The profile page', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await startInstance()
    return async () => {
      await instance.stop()
    }
  })

  async function signIn(browser: Browser): Promise<Page> {
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ baseURL: instance.url, viewport })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/dashboard')
    return page
  }

  test('name, photo, password and sessions are changed by keyboard alone', async ({
    assert,
    browser,
  }) => {
    const elsewhere = await signIn(browser)
    const page = await signIn(browser)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
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
    await keys.type(DEMO_MERCHANT.password)
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
    const link = page.getByRole('link', { name: 'Download' })
    await link.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      link.focus().then(() => keys.press('Enter')),
    ])
    assert.match(download.suggestedFilename(), /^vitrine-data-.*\.zip$/)
    assert.deepEqual(errors, [])
  })
})
