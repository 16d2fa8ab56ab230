import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { press } from '#tests/support/keyboard'
import { arrivedMail } from '#tests/support/mails'
import { sharedInstance, sharedSocialServer } from '#tests/support/shared_instance'

test('a newcomer signs up with one account and connects another, by keyboard alone', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const server = await sharedSocialServer()
  server.asks = true
  const context = await browser.newContext({ baseURL: instance.url })
  cleanup(() => context.close())
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
  // Without a password the link of a mail says who sits there; the question goes on by itself.
  await press(page, 'Send Link')
  await page.getByText('The link is on its way.').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  const link = /http\S+confirm-by-mail\S+/
  const { text } = await arrivedMail(server.person.email!, link, instance.mailbox)
  const mail = await context.newPage()
  await mail.goto(link.exec(text)![0])
  await mail.close()
  await page.waitForURL('**/user/profile')
  await page.getByText('You have successfully linked your Google account.').waitFor()
}).tags(['@long'])
