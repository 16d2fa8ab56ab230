import { join } from 'node:path'
import type { Page } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { ROOT } from '../../tools/launcher/settings.js'
import { confirmIfAsked } from '../screens/acts.js'

/** One way in which a call of a screen may come to nothing. */
export interface FaultyCall {
  path: string
  /** Pattern of the call's address. */
  call: string
  answer: 'lost' | { status?: number; json?: unknown; body?: string }
  /** What the merchant does. */
  act: (page: Page) => Promise<void>
  /** What the page then says, each to the letter. */
  said: string[]
  /** What has to stand as it was typed. */
  kept?: { label: string; value: string }
}

const OFFLINE = 'No connection to the server. Check your network and try again.'
const DEFECT = { status: 500, json: { message: 'Server Error', error: 'Server Error' } }
const NOTHING = { json: {} }
const refused = (status: number, error: string) => ({ status, json: { message: error, error } })

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter')

/** Fills a field and presses a button, the one on top: a dialog's, where one is open. */
const send = (label: string, value: string, button: string) => async (page: Page) => {
  await page.getByLabel(label).first().fill(value)
  await page.getByRole('button', { name: button, exact: true }).last().press('Enter')
}

const PROMPT = 'on a wooden table'

const generate = {
  path: '/photos/generate/12',
  call: '**/api/generate/12',
  act: send('Photo description', PROMPT, 'Generate'),
  kept: { label: 'Photo description', value: PROMPT },
}
const upscale = {
  path: '/photos/generate/12',
  call: '**/upscale-image',
  act: press('Upscale 2x'),
}
const samples = { path: '/photos/generate/5', call: '**/api/prompts/generate-samples' }
const cutout = { path: '/photos/inpaint/12', call: '**/no-background' }
const background = {
  path: '/photos/inpaint/12',
  call: '**/background',
  act: send('Background description', PROMPT, 'Generate'),
  kept: { label: 'Background description', value: PROMPT },
}
const identify = { path: '/dashboard', call: '**/api/identify-images', act: press('Try again') }
const train = { path: '/dashboard', call: '**/products/*/train', act: press('Start Training') }
const upload = { path: '/products/101', call: '**/upload-images' }
const tokens = { path: '/user/profile', call: '**/api/tokens' }
const token = { ...tokens, call: '**/api/tokens/*' }
const order = {
  path: '/products/101',
  call: '**/api/products/101/generate-images',
  kept: { label: 'Photo description', value: PROMPT },
}

/** Rows of the error catalogues that are told by screens, in an order in which the same page is opened once. */
export const FAULTY_CALLS: FaultyCall[] = [
  { ...generate, answer: DEFECT, said: ['Failed to generate images'] },
  {
    ...generate,
    answer: refused(422, 'This prompt is not allowed.'),
    said: ['This prompt is not allowed.'],
  },
  {
    ...generate,
    answer: refused(402, 'You need 1 image credit for this and have none left.'),
    said: ['You need 1 image credit for this and have none left.'],
  },
  {
    ...generate,
    answer: refused(403, 'Subscribe to generate from your own photos.'),
    said: ['Subscribe to generate from your own photos.'],
  },
  { ...generate, answer: 'lost', said: [OFFLINE] },
  { ...generate, answer: NOTHING, said: ['Invalid response from server'] },
  {
    ...generate,
    answer: refused(504, 'This took too long. Please try again.'),
    said: ['This took too long. Please try again.'],
  },
  {
    ...generate,
    answer: { body: '<html>', status: 200 },
    said: ['Invalid response from server'],
  },
  {
    ...upscale,
    answer: refused(422, 'This picture is too large.'),
    said: ['Failed to upscale image: This picture is too large.'],
  },
  {
    ...upscale,
    answer: NOTHING,
    said: ['Failed to upscale image: Invalid response from server'],
  },

  {
    ...samples,
    answer: DEFECT,
    act: press('Generate Sample Images'),
    said: ['Failed to generate sample images'],
  },
  {
    ...samples,
    answer: refused(503, 'The engine is busy.'),
    act: press('Generate Sample Backgrounds'),
    said: ['The engine is busy.'],
  },

  { ...cutout, answer: DEFECT, act: async () => {}, said: ['Failed to process image'] },
  {
    ...cutout,
    answer: NOTHING,
    act: press('Try again'),
    said: ['Invalid response from image processing'],
  },
  {
    ...cutout,
    answer: { json: { image_url: '/media/0199bbbb-0000-7000-8000-000000000000', advice: null } },
    act: press('Try again'),
    said: ['Product found'],
  },
  { ...background, answer: DEFECT, said: ['Failed to generate background'] },
  {
    ...background,
    answer: refused(422, 'This prompt is not allowed.'),
    said: ['This prompt is not allowed.'],
  },

  {
    ...identify,
    answer: DEFECT,
    act: async (page) => {
      const photos = SAMPLE_VIEWS.slice(0, 5).map((view) => join(ROOT, `samples/mug/${view}.jpg`))
      await page.locator('input[type=file]').first().setInputFiles(photos)
      await press('Continue')(page)
    },
    said: ['Failed to identify images. Please try again.'],
  },
  {
    ...identify,
    answer: { json: { success: false } },
    said: ['Identification failed without error message'],
  },
  {
    ...identify,
    answer: { json: { success: false, error: 'The photos show nothing.' } },
    said: ['The photos show nothing.'],
  },
  {
    ...identify,
    answer: {
      json: { success: true, object: 'Mug', description: 'A mug.', all_identifications: [] },
    },
    said: ['Detected'],
  },
  { ...train, answer: NOTHING, said: ['No request ID received from server'] },
  { ...train, answer: DEFECT, said: ['An error occurred during training'] },
  {
    ...train,
    answer: refused(402, 'You have no model credits remaining'),
    said: ['You have no model credits remaining'],
  },
  {
    ...train,
    answer: { json: { request_id: '0199bbbb-0000-7000-8000-000000000000', ai_model_id: 101 } },
    act: async (page) => {
      const json = { status: 'FAILED', model_id: 101, error: 'No product was found.' }
      await page.route('**/api/training/status/*', (route) => route.fulfill({ json }))
      await train.act(page)
    },
    said: ['Training Failed', 'Training failed. Please try again.', 'No product was found.'],
  },

  {
    ...upload,
    answer: DEFECT,
    act: async (page) => {
      await press('Upload Images')(page)
      await page.locator('input[type=file]').setInputFiles(join(ROOT, 'samples/mug/front.jpg'))
      await press('Upload 1 image')(page)
    },
    said: ['Upload failed'],
  },
  {
    ...order,
    answer: DEFECT,
    act: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await press('Generate Images')(page)
      await send('Photo description', PROMPT, 'Generate')(page)
    },
    said: ['Failed to generate images'],
    kept: undefined,
  },
  {
    ...order,
    answer: refused(422, 'This prompt is not allowed.'),
    act: async (page) => {
      await press('Change and try again')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).press('Enter')
    },
    said: ['Failed to generate images: This prompt is not allowed.'],
    kept: undefined,
  },

  {
    ...tokens,
    answer: 'lost',
    act: async () => {},
    said: [`Your API tokens could not be loaded. ${OFFLINE}`],
  },
  {
    ...tokens,
    answer: DEFECT,
    act: async (page) => {
      await press('Generate New Token')(page)
      await send('Token Name', 'Shop import', 'Generate')(page)
    },
    said: ['The token could not be made. Server Error'],
    kept: { label: 'Token Name', value: 'Shop import' },
  },
  {
    ...token,
    answer: DEFECT,
    act: async (page) => {
      await press('Generate')(page)
      const revoke = page.getByRole('button', { name: 'Revoke: Shop import' })
      await confirmIfAsked(page, DEMO_MERCHANT.password, revoke)
      await press('Revoke: Shop import')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter')
    },
    said: ['The token could not be revoked. Server Error'],
  },
]
