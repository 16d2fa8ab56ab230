import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { BrowserContext } from 'playwright'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { accessibilityFaults } from '#tests/support/axe'
import { startInstance, type Instance } from '#tests/support/instance'
import { readMarks } from '#tests/support/marks'
import { PASSWORD } from '#tests/support/merchant'
import { signUpByForm } from '#tests/support/sign_up'
import { ROOT } from '../../tools/launcher/settings.js'

/** As few as may be trained with, and smaller than a phone's: what only takes longer is no part of the story. */
const PHOTOS = SAMPLE_VIEWS.slice(0, 5)
const PHOTO_SIDE = 320

test.group('The story of a new merchant', (group) => {
  let instance: Instance

  group.setup(async () => {
    // As a shop runs it for itself: nobody has to subscribe.
    instance = await startInstance({ env: { REQUIRE_SUBSCRIPTION: 'false' } })
    return async () => {
      await instance.stop()
    }
  })

  test('photos in, a trained product, new pictures out', async ({ assert, browser }) => {
    const photos = await Promise.all(PHOTOS.map(readPhoto))
    const context: BrowserContext = await browser.newContext({
      baseURL: instance.url,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const isAccessible = async (screen: string) =>
      assert.deepEqual(await accessibilityFaults(page), [], screen)

    await page.goto('/register')
    await isAccessible('register')
    await signUpByForm(page, PASSWORD)
    await page.getByText('What do you sell?').waitFor()
    await isAccessible('questions')
    await page.getByRole('radio', { name: 'Food' }).check()
    await page.getByRole('checkbox', { name: 'My online shop' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Create Product' }).waitFor()
    await isAccessible('create product, empty')

    await page.locator('input[type=file]').setInputFiles(photos.slice(0, 3))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please select at least 4 images').waitFor()
    await page.locator('input[type=file]').setInputFiles(photos.slice(3))
    await page.getByText('5 of 20 photos selected').waitFor()
    await isAccessible('create product, photos selected')
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByRole('heading', { name: 'What is it called?' }).waitFor()
    await isAccessible('create product, identified')
    await page.getByRole('button', { name: 'Start Training' }).click()
    await page.getByText('Give the product a name.').waitFor()
    await page.getByRole('button', { name: 'Mug', exact: true }).click()
    const name = page.getByLabel('Product name')
    assert.equal(await name.inputValue(), 'Mug')
    assert.notInclude(await page.getByLabel('Description').inputValue(), 'None')
    await name.fill('Blue mug')
    await page.getByRole('button', { name: 'Start Training' }).click()
    await page.getByText('Training Blue mug').waitFor()
    await isAccessible('create product, training')
    await page.reload()
    await page
      .getByText(/Training can take between 2-5 minutes|usually takes about \d+ s/)
      .waitFor()
    await page.waitForURL(/\/photos\/generate\/\d+$/)

    await page.getByRole('heading', { level: 1, name: 'Blue mug' }).waitFor()
    await page.getByRole('button', { name: 'Generate Sample Images' }).waitFor()
    await isAccessible('generation, before the first picture')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByText('Please provide a photo description').waitFor()
    await page.getByLabel('Photo description').fill('an astronaut on a marble table, morning light')
    await page.getByRole('button', { name: 'More photos' }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    const results = page.getByRole('button', { name: 'Open' })
    await results.nth(1).waitFor()
    assert.equal(await results.count(), 2)
    await page.getByText('2 image credits, 3 left').waitFor()
    // With each of the pictures, and nowhere else.
    const notUnderstood = page.getByText(`Not understood: 'astronaut'`)
    await notUnderstood.nth(1).waitFor()
    assert.equal(await notUnderstood.count(), 2)
    await isAccessible('generation, results')

    await page.getByRole('button', { name: 'Upscale 2x' }).first().click()
    await page.getByText('Upscaled', { exact: true }).waitFor()
    assert.equal(await results.count(), 3)

    await results.first().click()
    await page.getByRole('button', { name: 'Close' }).waitFor()
    await isAccessible('generation, viewer')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).first().click(),
    ])
    assert.match(download.suggestedFilename(), /^blue-mug-\d+\.jpg$/)
    const file = await readFile(await download.path())
    const { width, height } = await sharp(file).metadata()
    assert.deepEqual([width, height], [2048, 2048])
    assert.match(readMarks(file).DigitalSourceType!, /algorithmicallyEnhanced$/)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/products')
    await page.waitForURL('**/login')
    assert.deepEqual(errors, [])
    await context.close()
  })
})

/** A photo of the sample mug, as a merchant chooses it. */
async function readPhoto(view: string) {
  const buffer = await sharp(join(ROOT, `samples/mug/${view}.jpg`))
    .resize(PHOTO_SIDE)
    .toBuffer()
  return { name: `mug-${view}.jpg`, mimeType: 'image/jpeg', buffer }
}
