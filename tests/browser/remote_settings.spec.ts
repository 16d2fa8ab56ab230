import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance, type Instance } from '#tests/support/instance'
import { arrivedMail } from '#tests/support/mails'
import { query } from '#tests/support/query'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { overflow, SIZES } from '../screens/visit_screens.js'

const KEY = 'ada-key-id:ada-secret-1234'

test.group('What merchants set where a provider makes their pictures', (group) => {
  let emulator: FalEmulator
  let instance: Instance

  group.setup(async () => {
    emulator = await FalEmulator.start()
    emulator.accounts.set(KEY, 'paid')
    instance = await startInstance({ env: { ...emulator.env, FAL_OWN_KEYS: 'true' } })
    return async () => {
      await instance.stop()
      emulator.stop()
    }
  })

  /** What is wrong with a page as it stands, on a phone and on a desk. */
  async function faultsOf(page: Page): Promise<string[]> {
    const faults: string[] = []
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const found = await accessibilityFaults(page)
      faults.push(...found.map((fault) => `${fault} at ${size.width}`))
      if ((await overflow(page, size.width)) > 0) faults.push(`scrolls sideways at ${size.width}`)
    }
    return faults
  }

  test('a product is locked or drawn anew, as its owner says', async ({ assert, browser }) => {
    const { page, context, errors } = await openAsDemo(browser, instance)
    const { id } = firstOf(
      await query<{ id: string }>(
        instance,
        `select p.id from products p join users u on u.id = p.user_id where u.email = $1 order by p.id limit 1`,
        [DEMO_MERCHANT.email]
      )
    )
    const openDialog = async () => {
      await page.goto(`/products/${id}`)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('dialog').getByText('In new pictures').waitFor()
    }
    const choice = (label: string) => page.getByRole('radio', { name: label })
    await openDialog()
    for (const label of ['Draw it anew', 'Keep it as photographed']) {
      await choice(label).focus()
      await page.keyboard.press('Space')
      assert.isTrue(await choice(label).isChecked())
      if (label === 'Draw it anew') assert.deepEqual(await faultsOf(page), [])
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await openDialog()
      assert.isTrue(await choice(label).isChecked(), label)
    }
    assert.deepEqual(errors, [])
    await context.close()
  }).tags(['@long'])

  test('who has no password says by a mail who sits there, and enters and removes a key of their own', async ({
    assert,
    browser,
  }) => {
    const { page, context, errors } = await openAsDemo(browser, instance)
    await query(instance, 'update users set password = null where email = $1', [
      DEMO_MERCHANT.email,
    ])
    await page.goto('/user/profile')
    await page.getByLabel('Key', { exact: true }).fill(KEY)
    await page.getByRole('button', { name: 'Check and Save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send Link' }).click()
    const link = /http\S+confirm-by-mail\S+/
    const { text } = await arrivedMail(DEMO_MERCHANT.email, link, instance.mailbox)
    const mail = await context.newPage()
    await mail.goto(link.exec(text)![0])
    await mail.close()
    await page.getByText('Your work is made with the key that ends in 1234.').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Remove Key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Key' }).click()
    await page.getByText('Work is made with our account, for credits.').waitFor()
    assert.deepEqual(errors, [])
    await context.close()
  }).tags(['@long'])
})
