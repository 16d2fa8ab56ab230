import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { registerMerchant } from '#tests/support/demo_page'
import { arrivedMail } from '#tests/support/mails'
import { PASSWORD } from '#tests/support/merchant'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { freshEmail } from '#tests/support/visitor'

test('a team is made, somebody invited, joins and leaves, by keyboard alone', async ({
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const open = async () => {
    const context = await browser.newContext({ baseURL: instance.url })
    cleanup(() => context.close())
    return context.newPage()
  }
  const email = freshEmail()
  const link = async (address: RegExp) =>
    address.exec((await arrivedMail(email, address, instance.mailbox)).text)![0]

  const merchant = await registerMerchant(instance)
  // Who has not verified an address may not invite.
  await query(instance, 'update users set email_verified_at = now() where email = $1', [
    merchant.email,
  ])
  const owner = await open()
  await owner.goto('/login')
  await type(owner, 'Email', merchant.email)
  await type(owner, 'Password', merchant.password)
  await owner.keyboard.press('Enter')
  await choose(owner, `Ada's Team`, 'Create New Team')
  await type(owner, 'Team Name', 'Studio North')
  await owner.keyboard.press('Enter')
  await owner.getByText('Studio North was created.').waitFor()
  await choose(owner, 'Studio North', 'Team Settings')
  await type(owner, 'Email', email)
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('ArrowUp')
  await owner.getByRole('radio', { name: 'Administrator', checked: true }).waitFor()
  await owner.keyboard.press('Enter')
  await owner.getByText('Added.').waitFor()
  await owner.getByText(email).waitFor()

  const guest = await open()
  await guest.goto(await link(/\S+\/register\?\S+/))
  await type(guest, 'Name', 'Grace Hopper')
  await guest
    .getByRole('textbox', { name: 'Email' })
    .and(guest.locator(`[value="${email}"]`))
    .waitFor()
  await type(guest, 'Password', PASSWORD)
  await type(guest, 'Confirm Password', PASSWORD)
  await guest.getByRole('checkbox').focus()
  await guest.keyboard.press('Space')
  await guest.keyboard.press('Enter')
  await guest.waitForURL('**/email/verify')
  await guest.goto(await link(/\S+\/email\/verify\S+/))
  await guest.getByText('You have accepted the invitation to join the Studio North team.').waitFor()
  await choose(guest, `Grace's Team`, 'Studio North')
  await choose(guest, 'Studio North', 'Team Settings')
  // So low that the page is scrolled to what is pressed.
  await guest.setViewportSize({ width: 1280, height: 300 })
  await guest.getByRole('button', { name: 'Leave' }).focus()
  await guest.waitForFunction(() => window.scrollY > 0)
  await guest.keyboard.press('Enter')
  const dialog = guest.getByRole('dialog', { name: 'Leave Team' })
  await dialog.getByRole('heading').waitFor()
  await dialog.getByRole('button', { name: 'Leave' }).focus()
  await guest.keyboard.press('Enter')
  await guest.getByText('You left Studio North.').waitFor()
  await guest.waitForFunction(() => window.scrollY === 0)
  await guest.getByRole('button', { name: `Grace's Team` }).waitFor()
}).tags(['@long'])

/** Types into a field after going to it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
}

/** Opens the menu of the current team and goes to an entry by its first letters. */
async function choose(page: Page, team: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: team, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: entry }).waitFor()
  await page.keyboard.type(entry.slice(0, 8))
  await page.keyboard.press('Enter')
}
