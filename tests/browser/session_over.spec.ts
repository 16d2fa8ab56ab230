import { join } from 'node:path'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { SIGN_IN_MESSAGES } from '#app/accounts/messages/en/sign_in'
import { Authenticator } from '#tests/support/authenticator'
import { accessibilityFaults } from '#tests/support/axe'
import { type Credentials, openAs, registerMerchant, signInAs } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { ROOT } from '../../tools/launcher/settings.js'

const VIEWS = ['high', 'front'].map((view) => join(ROOT, `samples/mug/${view}.jpg`))
const UPLOAD = /upload-images$/

test.group('Where a session has ended', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })

  async function open(browser: Browser, cleanup: TestContext['cleanup']) {
    const merchant = await verifiedMerchant()
    const { page, context, errors } = await openAs(browser, instance, merchant)
    cleanup(() => context.close())
    const { id } = firstOf(
      await query<{ id: number }>(
        instance,
        `insert into products (user_id, name, description, trigger_word)
       select id, 'Enamel mug', '', 'mug' from users where email = $1 returning id::int`,
        [merchant.email]
      )
    )
    return { page, merchant, errors, product: id }
  }

  test('photos that were chosen arrive once somebody has signed in over the page, and none is sent in vain', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, merchant, product, errors } = await open(browser, cleanup)
    const answers: number[] = []
    page.on('response', (answer) => {
      if (UPLOAD.test(answer.url())) answers.push(answer.status())
    })
    // An hour goes by, as far as the page can tell.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      const late = () => ('later' in globalThis ? 3_600_000 : 0)
      performance.now = () => now() + late()
    })
    await choosePhotos(page, product)
    await page.evaluate(() => Object.assign(globalThis, { later: true }))
    await endSessions(merchant)
    await page.getByRole('button', { name: 'Upload 2 images' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: SIGN_IN_MESSAGES.title })
    const password = dialog.getByLabel('Password', { exact: true })
    await password.waitFor()
    assert.equal(await dialog.getByLabel('Email').inputValue(), merchant.email)
    assert.deepEqual(await accessibilityFaults(page), [])
    await password.fill('not the password')
    await password.press('Enter')
    await dialog.getByText('These credentials do not match our records.').waitFor()
    await password.fill(merchant.password)
    await password.press('Enter')
    await page.getByText('2 images were added.').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.match(page.url(), new RegExp(`/products/${product}$`))
    assert.deepEqual(answers, [200, 200])
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('a form is sent again as it was, and a second factor is asked for', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, merchant } = await open(browser, cleanup)
    const authenticator = await turnOnTwoFactor(page, merchant)
    await page.goto('/teams/create')
    await page.getByLabel('Team Name').fill('Studio West')
    await endSessions(merchant)
    // By the button itself: the page may notice by then, and lay its dialog over it.
    const create = page.getByRole('button', { name: 'Create', exact: true })
    await create.evaluate((button: HTMLButtonElement) => button.click())
    const dialog = page.getByRole('dialog', { name: SIGN_IN_MESSAGES.title })
    await dialog.getByLabel('Password', { exact: true }).fill(merchant.password)
    await dialog.getByRole('button', { name: SIGN_IN_MESSAGES.submit }).click()
    const code = dialog.getByLabel('Code')
    await code.and(page.locator(':focus')).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await code.fill(authenticator.wrongCode())
    await code.press('Enter')
    await dialog.getByText('The provided two factor authentication code was invalid.').waitFor()
    await code.and(page.locator(':focus')).waitFor()
    await code.fill(authenticator.code(1))
    await code.press('Enter')
    await page.getByText('Studio West was created.').waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  test('a page goes on by itself after a sign-in in another tab', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, merchant, product } = await open(browser, cleanup)
    await page.goto(`/products/${product}`)
    await page.getByRole('heading', { name: 'Enamel mug' }).waitFor()
    await endSessions(merchant)
    await page.getByRole('link', { name: 'My Products' }).first().click()
    const dialog = page.getByRole('dialog', { name: SIGN_IN_MESSAGES.title })
    await dialog.getByText(SIGN_IN_MESSAGES.noticed).waitFor()
    for (const provider of ['Google', 'GitHub']) {
      const link = dialog.getByRole('link', { name: `Log in with ${provider}` })
      assert.equal(await link.getAttribute('target'), '_blank')
    }
    await dialog.getByRole('button', { name: SIGN_IN_MESSAGES.done }).click()
    await dialog.getByText(SIGN_IN_MESSAGES.notYet).waitFor()
    await signInAs(page, merchant)
    await dialog.waitFor({ state: 'detached' })
    await page.waitForURL('**/products')
  }).tags(['@long'])

  test('another account sees nothing of the one before', async ({ assert, browser, cleanup }) => {
    const { page, merchant, product } = await open(browser, cleanup)
    const other = await verifiedMerchant()
    await choosePhotos(page, product)
    await endSessions(merchant)
    await page.getByRole('button', { name: 'Upload 2 images' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: SIGN_IN_MESSAGES.title })
    await dialog.getByLabel('Email').fill(other.email)
    await dialog.getByLabel('Password', { exact: true }).fill(other.password)
    await dialog.getByRole('button', { name: SIGN_IN_MESSAGES.submit }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByText('Enamel mug').count(), 0)
    await page.goBack()
    assert.equal(await page.getByText('Enamel mug').count(), 0)
    const { photos } = firstOf(
      await query<{ photos: number }>(
        instance,
        'select count(*)::int as photos from product_photos where product_id = $1',
        [product]
      )
    )
    assert.equal(photos, 0)
  }).tags(['@long'])

  async function verifiedMerchant(): Promise<Credentials> {
    const merchant = await registerMerchant(instance)
    await query(instance, 'update users set email_verified_at = now() where email = $1', [
      merchant.email,
    ])
    return merchant
  }

  async function choosePhotos(page: Page, product: number): Promise<void> {
    await page.goto(`/products/${product}`)
    await page.getByRole('button', { name: 'Upload Images' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'attached' })
    await page.locator('input[type=file]').setInputFiles(VIEWS)
    await page.getByRole('button', { name: 'Upload 2 images', disabled: false }).waitFor()
  }

  function endSessions({ email }: Credentials): Promise<unknown> {
    return query(
      instance,
      'delete from sessions where user_id = (select id from users where email = $1)',
      [email]
    )
  }
})

/** By the calls that the profile makes. */
async function turnOnTwoFactor(page: Page, { password }: Credentials): Promise<Authenticator> {
  const post = async (path: string, data: object = {}) => {
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!
    const headers = {
      'accept': 'application/json',
      'x-xsrf-token': decodeURIComponent(token.value),
    }
    const answer = await page.context().request.post(path, { data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  }
  await post('/user/confirm-password', { password })
  await post('/user/two-factor-authentication')
  const { url } = await (await page.context().request.get('/user/two-factor-qr-code')).json()
  const authenticator = new Authenticator(url)
  await post('/user/confirmed-two-factor-authentication', { code: authenticator.code() })
  return authenticator
}
