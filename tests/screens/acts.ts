import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { ROOT } from '../../tools/launcher/settings.js'
import { holdCalls } from './held_calls.js'

const IDENTIFY = '**/api/identify-images'

/** With which people register who come to look at screens. */
export const NEWCOMER_PASSWORD = 'correct horse battery'

export const photos = (count: number) =>
  SAMPLE_VIEWS.slice(0, count).map((view) => join(ROOT, 'samples/mug', `${view}.jpg`))

export const press =
  (name: string, place = 0) =>
  (page: Page) =>
    page.getByRole('button', { name, exact: true }).nth(place).click()

/** Answers the dialog that asks who sits there, unless that was said a short while ago; `wanted` comes after it. */
export async function confirmIfAsked(page: Page, password: string, wanted: Locator) {
  const dialog = page.getByRole('dialog', { name: 'Confirm Password' })
  const field = dialog.getByLabel('Password', { exact: true })
  await field.or(wanted).first().waitFor()
  if (await field.isVisible()) {
    await field.fill(password)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  }
  await wanted.waitFor()
}

/** Opens the page once more, as if the server had sent other props, or another component. */
export async function reopenWith(page: Page, props: object, component?: string): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /(?<=<script data-page="app" type="application\/json">)[^<]*/,
      (json) => {
        const data = JSON.parse(json)
        const { component: sent, props: before } = data
        const changed = { ...data, component: component ?? sent, props: { ...before, ...props } }
        return JSON.stringify(changed).replaceAll('<', String.raw`\u003c`)
      }
    )
    await route.fulfill({ response, body })
  })
  await page.reload()
  // Until then the page is a drawing by the server, which forgets what is typed into it.
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? {}
    return Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

export const chosen = async (page: Page) => {
  await page.locator('input[type=file]').first().setInputFiles(photos(6))
  await page.getByText('6 of 20 photos selected').waitFor()
}

/** By keyboard: the photos' pictures, which are still to come, move the button away from a pointer. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).press('Enter')

export const enlarged = async (page: Page) => {
  const picture = page.getByRole('dialog').locator('img').first()
  await picture.waitFor()
  await picture.evaluate((img: HTMLImageElement) => img.decode())
}

/** Photos at which nobody has looked yet: the answer is held back. */
export const identifying = async (page: Page) => {
  await holdCalls(page, IDENTIFY)
  await chosen(page)
  await goOn(page)
  await page.getByText('Identifying your product...').waitFor()
}

export const identified = (page: Page) => identifiedWith(page, [[], [], [], [], [], []])

/** Photos of which the first is on its way: nothing arrives. */
export const uploading = async (page: Page) => {
  await identified(page)
  await holdCalls(page, '**/products')
  await press('Start Training')(page)
  await page.getByText('Photo 1 of 6').waitFor()
}

/** As if the server could read none of them. */
export const photosRefused = async (page: Page) => {
  await identified(page)
  const sentence = 'This picture is damaged and cannot be read.'
  await page.route('**/products', (route) =>
    route.fulfill({ status: 422, json: { errors: { images: [sentence] } } })
  )
  await press('Start Training')(page)
  await page.getByText(sentence).first().waitFor()
}

/** As if every second photo were a poor one. */
export const identifiedWithWarnings = async (page: Page) => {
  await identifiedWith(page, [
    ['The photo is blurred: hold the camera still or use more light.'],
    [],
    [
      'The product is small in the photo: go closer.',
      'The background is busy: use a plain wall or a sheet of paper.',
    ],
    [],
    ['The product touches the edge of the photo: step back until there is room around it.'],
    [],
  ])
  await page.getByText('3 photos could be better').waitFor()
}

/** What the engine says is fixed, so that seconds of its work are spared; the story has it look at the photos. */
async function identifiedWith(page: Page, warnings: string[][]): Promise<void> {
  await page.route(IDENTIFY, async (route) => {
    const all = warnings.map((it) => ({ description: 'A blue mug.', warnings: it }))
    const said = { object: 'Mug', description: 'A blue mug. Text/Graphics: None' }
    await route.fulfill({ json: { success: true, ...said, all_identifications: all } })
  })
  await chosen(page)
  await goOn(page)
  await page.getByText('Detected').waitFor()
}
