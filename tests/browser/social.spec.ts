import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { startInstance } from '#tests/support/instance'
import { SocialServer } from '#tests/support/social/server'

/** Moves on by the keyboard until the link or button with this name has the focus, and presses it. */
async function press(page: Page, name: string) {
  const target = page.getByRole('link', { name }).or(page.getByRole('button', { name }))
  await target.waitFor()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
}

test('a newcomer signs up with one account and connects another, by keyboard alone', async ({
  assert,
  browser,
  cleanup,
}) => {
  const server = await SocialServer.start()
  const instance = await startInstance({ env: server.environment() })
  server.appUrl = instance.url
  server.asks = true
  cleanup(async () => {
    await instance.stop()
    server.stop()
  })
  const context = await browser.newContext({ baseURL: instance.url })
  const page = await context.newPage()

  await page.goto('/register')
  await press(page, 'Sign up with GitHub')
  await press(page, 'Authorize')
  await page.waitForURL('**/dashboard')

  await page.goto('/oauth/google')
  await press(page, 'Authorize')
  await page.getByText('Confirm connection of your Google account.').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await press(page, 'Confirm')
  await page.waitForURL('**/user/profile')
  await page.getByText('You have successfully linked your Google account.').waitFor()
})
