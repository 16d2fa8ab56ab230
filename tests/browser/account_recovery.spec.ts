import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { press, tabTo } from '#tests/support/keyboard'
import { arrivedMail } from '#tests/support/mails'
import { sharedInstance } from '#tests/support/shared_instance'
import { registerAt } from '#tests/support/sign_up'
import { freshEmail } from '#tests/support/visitor'

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'another battery horse'

test('a forgotten password is replaced and the account deleted, by keyboard alone', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const context = await browser.newContext({ baseURL: instance.url })
  cleanup(() => context.close())
  const email = freshEmail()
  await registerAt(instance.url, PASSWORD, email)

  const page = await context.newPage()
  await page.goto('/login')
  await press(page, 'Forgot your password?')
  await page.locator('input[name=email]:focus').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByText('We have emailed your password reset link.').waitFor()

  const { subject } = await arrivedMail(email, /reset-password/, instance.mailbox)
  await page.goto(instance.mailbox)
  await press(page, subject)
  const letter = await (await page.locator('iframe').elementHandle())!.contentFrame()
  await letter!.getByRole('link', { name: 'Reset Password' }).waitFor()
  await tabTo(page, 'Reset Password', letter!)
  const [reset] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])

  await reset.locator('input[name=password]:focus').waitFor()
  await reset.keyboard.type(NEW_PASSWORD)
  await tabTo(reset, 'Confirm Password')
  await reset.keyboard.type(NEW_PASSWORD)
  await reset.keyboard.press('Enter')
  await reset.getByText('Your password has been reset.').waitFor()
  const signIn = async (password: string) => {
    await reset.locator('input[name=email]:focus').waitFor()
    await reset.keyboard.type(email)
    await tabTo(reset, 'Password')
    await reset.keyboard.type(password)
    await reset.keyboard.press('Enter')
  }
  await signIn(NEW_PASSWORD)
  await reset.waitForURL('**/dashboard')

  await reset.goto('/user/profile')
  await press(reset, 'Delete Account')
  await reset.getByRole('dialog').locator('input[name=password]:focus').waitFor()
  assert.deepEqual(await accessibilityFaults(reset), [])
  await reset.keyboard.type(NEW_PASSWORD)
  await reset.keyboard.press('Enter')
  await reset.waitForURL(`${instance.url}/`)
  await reset.goto('/user/profile')
  await reset.waitForURL('**/login')
  await signIn(NEW_PASSWORD)
  await reset.getByText('These credentials do not match our records.').waitFor()
}).tags(['@long'])
