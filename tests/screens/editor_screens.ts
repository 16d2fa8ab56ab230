import type { Page } from 'playwright'
import { photos, press } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: '/ai-editor' } as const
const EDIT = '**/api/edit-image'
const UPSCALE = '**/api/upscale-image'

const REFUSAL =
  'The built-in engine cannot add things to a picture (“add a cat”). It can change background, light, colours, crop, rotation, text, shadow, sharpness, border and size.'

/** The AI editor in each of its states. */
export const EDITOR_SCREENS: Screen[] = [
  { name: 'editor', isVariant: true, ...own, act: opened },
  {
    name: 'editor-not-an-image',
    isVariant: true,
    ...own,
    act: async (page) => {
      await opened(page)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
      await page.getByText('Please select only image files').waitFor()
    },
  },
  {
    name: 'editor-uploading',
    isVariant: true,
    ...own,
    act: async (page) => {
      await opened(page)
      await holdCalls(page, '**/api/editor/pictures')
      await page.locator('input[type=file]').setInputFiles(photos(1))
      await page.getByText('Uploading the image').waitFor()
    },
  },
  {
    name: 'editor-not-uploaded',
    isVariant: true,
    ...own,
    act: async (page) => {
      await opened(page)
      await page.route('**/api/editor/pictures', (route) => route.abort())
      await page.locator('input[type=file]').setInputFiles(photos(1))
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'editor-source', isVariant: true, ...own, act: uploaded },
  { name: 'editor-area', ...own, act: marking },
  {
    name: 'editor-area-marked',
    isVariant: true,
    ...own,
    act: async (page) => {
      await marking(page)
      await press('Use this area')(page)
      await page.getByText('Only the marked area changes.').waitFor()
    },
  },
  {
    name: 'editor-working',
    isVariant: true,
    ...own,
    act: async (page) => {
      await uploaded(page)
      await holdCalls(page, EDIT)
      await describe(page, 'make the background pastel blue')
      await press('Generate Image')(page)
      await page.getByText('Processing...').waitFor()
    },
  },
  {
    name: 'editor-failed',
    isVariant: true,
    ...own,
    act: async (page) => {
      await uploaded(page)
      await page.route(EDIT, (route) => route.fulfill({ json: {} }))
      await describe(page, 'make the background pastel blue')
      await press('Generate Image')(page)
      await page.getByText('Failed to process image. Please try again.').nth(1).waitFor()
    },
  },
  {
    name: 'editor-refused',
    isVariant: true,
    ...own,
    act: async (page) => {
      await uploaded(page)
      await page.route(EDIT, (route) => route.fulfill({ status: 422, json: { error: REFUSAL } }))
      await describe(page, 'add a cat')
      await press('Generate Image')(page)
      await page.getByText('The built-in engine cannot').first().waitFor()
    },
  },
  { name: 'editor-result', isVariant: true, ...own, act: edited },
  {
    name: 'editor-compared',
    ...own,
    act: async (page) => {
      await edited(page)
      await press('Compare with the original')(page)
      await page.getByRole('slider').waitFor()
    },
  },
  {
    name: 'editor-upscaling',
    isVariant: true,
    ...own,
    act: async (page) => {
      await edited(page)
      await holdCalls(page, UPSCALE)
      await press('Upscale 2x')(page)
      await page.getByText('Upscaling...').waitFor()
    },
  },
  {
    name: 'editor-not-upscaled',
    isVariant: true,
    ...own,
    act: async (page) => {
      await edited(page)
      await page.route(UPSCALE, (route) => route.fulfill({ json: {} }))
      await press('Upscale 2x')(page)
      await page.getByText('Failed to upscale image. Please try again.').first().waitFor()
    },
  },
  {
    name: 'editor-undone',
    isVariant: true,
    ...own,
    act: async (page) => {
      await edited(page)
      await press('Undo')(page)
      await page.getByText('This is the original').waitFor()
    },
  },
]

async function opened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload image' }).waitFor()
}

async function uploaded(page: Page): Promise<void> {
  await opened(page)
  await page.locator('input[type=file]').setInputFiles(photos(1))
  await page.getByRole('button', { name: 'New Image' }).waitFor()
}

/** Paints in the middle of the picture. */
async function marking(page: Page): Promise<void> {
  await uploaded(page)
  await press('Mark an area')(page)
  const canvas = page.getByRole('application')
  await canvas.waitFor()
  await canvas.press('Enter')
  await page.getByRole('button', { name: 'Use this area' }).and(page.locator(':enabled')).waitFor()
}

async function describe(page: Page, text: string): Promise<void> {
  await page.getByLabel('Description').fill(text)
}

async function edited(page: Page): Promise<void> {
  await uploaded(page)
  const image = await resultOf(page)
  await page.route(EDIT, (route) =>
    route.fulfill({
      json: { generation_id: crypto.randomUUID(), processedImage: image.path, image },
    })
  )
  await describe(page, image.prompt)
  await press('Generate Image')(page)
  await page.getByRole('button', { name: 'Upscale 2x' }).waitFor()
}

/** An answer that needs no engine: the source once more. */
async function resultOf(page: Page) {
  const source = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('draft editor'))!
    return JSON.parse(sessionStorage.getItem(key)!).steps[0] as { path: string; picture: object }
  })
  return {
    ...source,
    id: 1,
    prompt: 'make the background pastel blue, astronaut',
    is_upscaled: false,
    ignored_words: ['astronaut'],
  }
}
