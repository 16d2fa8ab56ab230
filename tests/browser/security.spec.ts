import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { Authenticator } from '#tests/support/authenticator'
import { accessibilityFaults } from '#tests/support/axe'
import { type Credentials, registerMerchant } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

test('two factor authentication and API tokens by keyboard alone', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const merchant = await registerMerchant(instance)
  const open = async () => {
    const context = await browser.newContext({ baseURL: instance.url })
    cleanup(() => context.close())
    return context.newPage()
  }
  const page = await open()
  const isAccessible = async (screen: string) =>
    assert.deepEqual(await accessibilityFaults(page), [], screen)

  await logIn(page, merchant)
  await page.waitForURL('**/dashboard')
  await page.goto('/user/profile')
  await page.getByText('You have not enabled two factor authentication.').waitFor()
  await press(page, 'Enable')
  await typeInDialog(page, 'Password', 'wrong')
  await page.getByText('The provided password was incorrect.').waitFor()
  await typeInDialog(page, 'Password', merchant.password)
  await page.getByText('Finish enabling two factor authentication.').waitFor()
  await page.getByAltText('QR code for an authenticator app').waitFor()
  await isAccessible('pending')

  await page.reload()
  await page.getByAltText('QR code for an authenticator app').waitFor()
  const secret = await page.getByLabel('Setup Key').inputValue()
  const authenticator = new Authenticator(`otpauth://totp/Vitrine:demo?secret=${secret}`)
  await type(page, 'Code', authenticator.wrongCode())
  await page.getByText('The provided two factor authentication code was invalid.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill('')
  await type(page, 'Code', authenticator.code())
  await page.getByText('You have enabled two factor authentication.').waitFor()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const recoveryCodes = await codes.allTextContents()
  assert.lengthOf(recoveryCodes, 8)
  assert.equal(await page.getByAltText('QR code for an authenticator app').count(), 0)
  await isAccessible('enabled')

  await press(page, 'Generate New Token')
  await typeInDialog(page, 'Token Name', 'Shop import')
  const token = await page.getByLabel('New token', { exact: true }).inputValue()
  const answer = await fetch(new URL('/api/v1/credits', instance.url), {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(answer.status, 200)
  await page.getByText('View API Documentation').focus()
  await page.keyboard.press('Enter')
  await page.getByText(`Authorization: Bearer ${token}`).waitFor()
  await page.getByText('num_images is a number from 1 to 4').waitFor()
  await isAccessible('documentation')
  await page.getByRole('link', { name: 'API Reference' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/api')
  await page.getByLabel('Your token').fill(token)
  await page.getByText('Tell what credits are left').click()
  await press(page, 'Send')
  await page.getByText('Answered with 200').waitFor()
  await isAccessible('reference')
  await page.goBack()
  await press(page, 'Revoke: Shop import')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('You have no API tokens yet.').waitFor()

  const withRecoveryCode = await open()
  await logIn(withRecoveryCode, merchant)
  await withRecoveryCode.waitForURL('**/two-factor-challenge')
  await withRecoveryCode.keyboard.type('123')
  await press(withRecoveryCode, 'Use a recovery code')
  await press(withRecoveryCode, 'Use an authentication code')
  assert.equal(await withRecoveryCode.getByLabel('Code', { exact: true }).inputValue(), '')
  await press(withRecoveryCode, 'Use a recovery code')
  await type(withRecoveryCode, 'Recovery Code', recoveryCodes[2]!)
  await withRecoveryCode.waitForURL('**/dashboard')

  const withCode = await open()
  await logIn(withCode, merchant)
  await withCode.waitForURL('**/two-factor-challenge')
  await type(withCode, 'Code', authenticator.code(1))
  await withCode.waitForURL('**/dashboard')
}).tags(['@long'])

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await type(page, 'Password', password)
}

/** Types into a field and sends its form. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** The same in the dialog, which has put the focus where it belongs. */
async function typeInDialog(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
