import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { freshEmail } from '#tests/support/visitor'

test('what needs a confirmation asks for it over the form, which keeps what was typed', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const merchant = await registerMerchant(instance)
  const { page, context, errors } = await openAs(browser, instance, merchant)
  cleanup(() => context.close())
  const forget = () =>
    query(instance, `update sessions set data = data - 'auth_password_confirmed_at'`)
  const dialog = page.getByRole('dialog', { name: 'Confirm Password' })
  const question = dialog.getByLabel('Password', { exact: true })
  const answer = async (password: string) => {
    await question.and(page.locator(':focus')).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
  }

  await page.goto('/user/profile')
  const email = freshEmail()
  const field = page.getByLabel('Email', { exact: true })
  await field.fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.keyboard.press('Enter')
  await question.waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await field.inputValue(), email, 'closing the dialog loses nothing')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await answer('wrong')
  await page.getByText('The provided password was incorrect.').waitFor()
  await answer(merchant.password)
  await page.getByText(`We have sent a link to ${email}.`, { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Account menu, Grace Hopper' }).waitFor()
  assert.equal(await field.inputValue(), merchant.email, 'it counts once the link is opened')
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Send Again' }).click()
  await page.getByText(`The link has been sent to ${email} again.`).waitFor()

  await forget()
  await page.getByRole('button', { name: 'Generate New Token' }).click()
  const naming = page.getByRole('dialog', { name: 'Generate New Token' })
  await naming.getByLabel('Token Name').fill('Shop import')
  await page.keyboard.press('Enter')
  await answer(merchant.password)
  await page.getByLabel('New token', { exact: true }).waitFor()
  await naming.waitFor({ state: 'detached' })

  await forget()
  await page.getByRole('button', { name: 'Revoke: Shop import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await answer(merchant.password)
  await page.getByText('You have no API tokens yet.').waitFor()
  assert.deepEqual(errors, [])
}).tags(['@long'])
