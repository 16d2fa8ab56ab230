import type { Page } from 'playwright'
import { firstOnes } from '#app/core/elements'
import type { Screen } from './screen.js'

const WORK = '**/api/work'

/** Pieces of work as the server lists them. */
export function work(changes: object) {
  return {
    id: crypto.randomUUID(),
    kind: 'generate',
    status: 'running',
    progress: 0.62,
    step: 'Lighting picture 3 of 4',
    place: null,
    product_id: 101,
    product_name: 'Blue mug',
    prompt: 'on a round podium, golden hour',
    num_images: 4,
    failures: 0,
    credits: { kind: 'image', amount: 4 },
    picture: null,
    error: null,
    created_at: new Date(Date.now() - 14_000).toISOString(),
    finished_at: null,
    is_new: false,
    ...changes,
  }
}

const ended = (minutes: number, changes: object) =>
  work({
    status: 'succeeded',
    finished_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    is_new: true,
    ...changes,
  })

/** The tray of work in progress in each of its states; over a page that has nothing to do with it. */
export const TRAY_SCREENS: Screen[] = [
  {
    name: 'tray-empty',
    isVariant: true,
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      await serveWork(page, { open: [], open_count: 0, ended: [] })
      await open(page)
      await page.getByText('Nothing is under way').waitFor()
    },
  },
  {
    name: 'tray',
    isVariant: true,
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      const picture = await somePicture(page)
      await serveWork(page, {
        open: [
          work({ picture }),
          work({ kind: 'video', num_images: 1, status: 'queued', step: null, place: 1 }),
          work({
            kind: 'train',
            num_images: 1,
            status: 'queued',
            step: null,
            place: 12,
            product_id: 102,
            product_name: 'Hand-thrown stoneware teapot with a bamboo handle',
          }),
        ],
        open_count: 40,
        ended: [
          ended(2, { picture, failures: 1 }),
          ended(9, {
            kind: 'video',
            num_images: 1,
            status: 'failed',
            error: 'This prompt is not allowed.',
            credits: { kind: 'video', amount: 1 },
          }),
          ended(70, { kind: 'upscale', num_images: 1, picture }),
        ],
      })
      await open(page)
      await page.getByText('Number 12 in the queue').waitFor()
    },
  },
  {
    name: 'tray-unreachable',
    isVariant: true,
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      await page.route(WORK, (route) => route.abort())
      await page.reload()
      await open(page)
      await page.getByText('The list could not be loaded.').waitFor()
    },
  },
  {
    name: 'tray-news',
    isVariant: true,
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      const picture = await somePicture(page)
      await serveWork(page, { open: [], open_count: 0, ended: [ended(1, { picture })] })
      await page.getByRole('button', { name: 'Work in progress, 1 new' }).waitFor()
    },
  },
  {
    name: 'product-make-public',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Make public' }).click()
      await page.getByText('Everybody, signed in or not').waitFor()
    },
  },
]

export async function serveWork(page: Page, json: object): Promise<void> {
  await page.route(WORK, (route) => route.fulfill({ json }))
  await page.reload()
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Work in progress/ }).click()
}

/** A picture that the server really has. */
async function somePicture(page: Page): Promise<object> {
  const answer = await page.request.get('/products/101', { headers: { accept: 'text/html' } })
  const [, json] = firstOnes(
    /<script data-page="app" type="application\/json">([^<]*)/.exec(await answer.text()) ?? [],
    2
  )
  return JSON.parse(json).props.product.input_images[0].picture
}
