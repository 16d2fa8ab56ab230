import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { IDENTIFIED } from '#tests/support/lost_calls'
import { photo } from '#tests/support/product'
import { sharedInstance } from '#tests/support/shared_instance'

const IDENTIFY = '**/api/identify-images'
const COPIES = '**/api/identify-images/copies'
const MB = 1024 ** 2

interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

test.group('Copies of photos that are looked at', () => {
  test('are sent once more where they have gone, and of one that is refused the photo is named', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await open(browser, cleanup)
    const refusal = 'This picture is damaged and cannot be read.'
    const tried: string[] = []
    await page.route(COPIES, (route) => {
      tried.push(...route.request().postDataJSON().image_names)
      return tried.length === 2
        ? route.fulfill({ status: 422, json: { errors: { images: [refusal] }, error: refusal } })
        : route.continue()
    })
    await answerWith(page, 5)
    await page.route(IDENTIFY, (route) => route.fulfill({ status: 404 }), { times: 1 })
    const names = [1, 2, 3, 4, 5].map((place) => `photo-${place}.jpg`)
    const photos = names.map(async (name, place) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photo(40 * place),
    }))
    await choose(page, await Promise.all(photos))
    await page.getByRole('alert').getByText(`photo-2.jpg: ${refusal}`).waitFor()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByRole('button', { name: 'Start Training' }).waitFor()
    assert.deepEqual(tried, [...names.slice(0, 2), ...names.slice(1), ...names])
  })

  test('are not sent again by a page that is loaded anew', async ({ assert, browser, cleanup }) => {
    const page = await open(browser, cleanup)
    const names = [1, 2, 3, 4, 5].map((place) => `photo-${place}.jpg`)
    const tried: string[] = []
    const third = Promise.withResolvers<void>()
    await page.route(COPIES, async (route) => {
      tried.push(...route.request().postDataJSON().image_names)
      if (tried.length !== 3) return route.continue()
      third.resolve()
    })
    await answerWith(page, 5)
    const photos = names.map(async (name, place) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photo(40 * place),
    }))
    await choose(page, await Promise.all(photos))
    await third.promise
    await page.reload()
    await page.getByText('5 of 20 photos selected').waitFor()
    const asked = page.waitForRequest(IDENTIFY)
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByRole('button', { name: 'Start Training' }).waitFor()
    assert.deepEqual(tried, [...names.slice(0, 3), ...names.slice(2)])
    assert.lengthOf(new Set((await asked).postDataJSON().copies as string[]), 5)
  })

  test('are of as many photos as stay small, where the browser cannot make any of them', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await open(browser, cleanup)
    const taken: string[] = []
    await page.route(COPIES, (route) => {
      taken.push(...route.request().postDataJSON().image_names)
      return route.fulfill({ status: 201, json: { id: randomUUID() } })
    })
    await answerWith(page, 3)
    const large = [8, 8, 8, 8, 1].map((megabytes, index) => ({
      name: `raw-${index + 1}.heic`,
      mimeType: 'image/heic',
      buffer: Buffer.alloc(megabytes * MB),
    }))
    await choose(page, large)
    await page.getByRole('button', { name: 'Start Training' }).waitFor()
    assert.deepEqual(taken, ['raw-1.heic', 'raw-2.heic', 'raw-5.heic'])
    assert.equal(await page.getByRole('button', { name: /^Remove raw-/ }).count(), 5)
  }).tags(['@long'])

  async function open(browser: Browser, cleanup: TestContext['cleanup']): Promise<Page> {
    const instance = await sharedInstance()
    const { page } = await openAs(browser, instance, await registerMerchant(instance))
    cleanup(() => page.context().close())
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Skip for now' }).press('Enter')
    return page
  }

  async function choose(page: Page, photos: Photo[]): Promise<void> {
    await page.locator('input[type=file]').first().setInputFiles(photos)
    await page.getByText(`${photos.length} of 20 photos selected`).waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
  }

  /** As if so many photos had been looked at. */
  function answerWith(page: Page, photos: number): Promise<unknown> {
    const all = IDENTIFIED.all_identifications.slice(0, photos)
    const json = { ...IDENTIFIED, all_identifications: all }
    return page.route(IDENTIFY, (route) => route.fulfill({ json }))
  }
})
