import { test } from '@japa/runner'
import { OFFLINE_MESSAGES } from '#app/shell/messages/en/offline'
import { sharedInstance } from '#tests/support/shared_instance'

test('without a network the browser shows a page of ours, which goes on by itself', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { url } = await sharedInstance()
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' })
  cleanup(() => context.close())
  const page = await context.newPage()
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text())
  })
  await page.goto('/login')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('textbox', { name: 'Email' }).waitFor()

  await context.setOffline(true)
  await page.goto('/forgot-password')
  await page.getByRole('heading', { name: OFFLINE_MESSAGES.heading }).waitFor()
  const display = await page.locator('body').evaluate((body) => getComputedStyle(body).display)
  assert.equal(display, 'grid')

  await context.setOffline(false)
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  assert.match(page.url(), /\/forgot-password$/)
  assert.deepEqual(refusals, [])
}).tags(['@long'])
