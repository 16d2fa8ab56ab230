import { join } from 'node:path'
import type { Page } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { ROOT } from '../../bin/supervisor/settings.js'

/** With which people register who come to look at screens. */
export const NEWCOMER_PASSWORD = 'correct horse battery'

export const photos = (count: number) =>
  SAMPLE_VIEWS.slice(0, count).map((view) => join(ROOT, 'samples/mug', `${view}.jpg`))

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const chosen = async (page: Page) => {
  await page.locator('input[type=file]').first().setInputFiles(photos(6))
  await page.getByText('6 of 20 photos selected').waitFor()
}

export const identified = async (page: Page) => {
  await chosen(page)
  await press('Continue')(page)
  await page.getByText('Detected').waitFor({ timeout: 80_000 })
}

export const enlarged = async (page: Page) => {
  const picture = page.getByRole('dialog').locator('img').first()
  await picture.waitFor()
  await picture.evaluate((img: HTMLImageElement) => img.decode())
}

/** As if every second photo were a poor one. */
export const identifiedWithWarnings = async (page: Page) => {
  await page.route('**/api/identify-images', async (route) => {
    const warnings = [
      ['The photo is blurred: hold the camera still or use more light.'],
      [],
      [
        'The product is small in the photo: go closer.',
        'The background is busy: use a plain wall or a sheet of paper.',
      ],
      [],
      ['The product touches the edge of the photo: step back until there is room around it.'],
      [],
    ]
    const all = warnings.map((it) => ({ description: 'A blue mug.', warnings: it }))
    const said = { object: 'Mug', description: 'A blue mug. Text/Graphics: None' }
    await route.fulfill({ json: { success: true, ...said, all_identifications: all } })
  })
  await identified(page)
  await page.getByText('3 photos could be better').waitFor()
}
