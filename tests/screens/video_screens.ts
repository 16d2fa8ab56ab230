import { join } from 'node:path'
import type { Page } from 'playwright'
import { ROOT } from '../../tools/launcher/settings.js'
import { makeFilm } from '../support/film.js'
import { press } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

const page101 = { as: 'demo', path: '/videos/generate/101' } as const
const product101 = { as: 'demo', path: '/products/101' } as const

const GENERATE = '**/api/generate-video'
const START = '**/products/101/generate-video'
const STATUS = '**/products/101/videos/*/status'
const PROCESSING = {
  success: true,
  status: 'processing',
  progress: 0.42,
  step: 'Filming',
  video: null,
  error: null,
}

/** Films and where they are made, in each of their states; the engine makes none of them. */
export const VIDEO_SCREENS: Screen[] = [
  { name: 'videos-chooser', as: 'demo', path: '/videos/generate' },
  { name: 'videos-guest', isVariant: true, as: 'guest', path: '/videos/generate/12' },
  { name: 'videos', isVariant: true, ...page101 },
  {
    name: 'videos-generated-tab',
    isVariant: true,
    ...page101,
    act: (page) => page.getByRole('tab', { name: 'Generated Images' }).click(),
  },
  {
    name: 'videos-no-prompt',
    isVariant: true,
    ...page101,
    act: async (page) => {
      await press('Generate Video')(page)
      await page.getByText('Please provide a video description').waitFor()
    },
  },
  {
    name: 'videos-unknown-picture',
    isVariant: true,
    as: 'demo',
    path: '/videos/generate/101?image=elsewhere',
    act: (page) =>
      page.getByRole('alert').getByText('This picture is not one of the product.').waitFor(),
  },
  {
    name: 'videos-generating',
    isVariant: true,
    ...page101,
    act: async (page) => {
      await holdCalls(page, GENERATE)
      await order(page)
      await page.getByText('Making your video').waitFor()
    },
  },
  {
    name: 'videos-result',
    ...page101,
    act: async (page) => {
      await serveFilms(page)
      const video = await firstFilm(page)
      await page.route(GENERATE, (route) =>
        route.fulfill({ json: { video_url: video.url, video } })
      )
      await order(page)
      await page.getByText('Your video is ready').waitFor()
    },
  },
  {
    name: 'videos-failed',
    isVariant: true,
    ...page101,
    act: async (page) => {
      const error = 'This prompt is not allowed.'
      await page.route(GENERATE, (route) => route.fulfill({ status: 422, json: { error } }))
      await order(page)
      await page.getByText(error).waitFor()
    },
  },
  {
    name: 'videos-player',
    isVariant: true,
    ...page101,
    act: async (page) => {
      await serveFilms(page)
      await play(page)
    },
  },
  {
    name: 'videos-player-export',
    isVariant: true,
    ...page101,
    act: async (page) => {
      await serveFilms(page)
      await play(page, 1)
      await holdCalls(page, '**/api/videos/*/export')
      await page.getByText('First 6 seconds').click()
      await page.getByRole('button', { name: /^Landscape 1920/ }).click()
      await page.getByText('The download starts by itself.').waitFor()
    },
  },
  {
    name: 'videos-player-delete',
    isVariant: true,
    ...page101,
    act: async (page) => {
      await serveFilms(page)
      await play(page)
      await press('Delete')(page)
      await page.getByText('deleted for good').waitFor()
    },
  },
  { name: 'product-videos', isVariant: true, ...product101, act: videosTab },
  {
    name: 'product-video',
    isVariant: true,
    ...product101,
    act: async (page) => {
      await press('Generate Video')(page)
      await page.getByText('CFG scale').waitFor()
    },
  },
  {
    name: 'product-video-upload',
    isVariant: true,
    ...product101,
    act: async (page) => {
      await press('Generate Video')(page)
      await page.locator('input[type=file]').setInputFiles(join(ROOT, 'samples/lamp/front.jpg'))
      await page.getByText('Your own image').waitFor()
    },
  },
  {
    name: 'product-video-failed',
    isVariant: true,
    ...product101,
    act: async (page) => {
      const error = 'The service is busy.'
      await page.route(START, (route) => route.fulfill({ status: 503, json: { error } }))
      await orderInDialog(page)
      await page.getByText(`Failed to generate video: ${error}`).waitFor()
    },
  },
  {
    name: 'product-video-generating',
    isVariant: true,
    ...product101,
    act: async (page) => {
      await page.route(STATUS, (route) => route.fulfill({ json: PROCESSING }))
      await accept(page)
      await orderInDialog(page)
      await page.getByText('Filming').waitFor()
    },
  },
  {
    name: 'product-video-result',
    isVariant: true,
    ...product101,
    act: async (page) => {
      await serveFilms(page)
      const video = await firstFilm(page)
      const completed = { ...PROCESSING, status: 'completed', video }
      await page.route(STATUS, (route) => route.fulfill({ json: completed }))
      await accept(page)
      await orderInDialog(page)
      await page.getByText('Video generated successfully!').waitFor()
    },
  },
]

async function order(page: Page): Promise<void> {
  await page.getByLabel('Video description').fill('slow orbit, soft light')
  await press('Generate Video')(page)
}

async function orderInDialog(page: Page): Promise<void> {
  await press('Generate Video')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Video description').fill('slow orbit, soft light')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
}

async function accept(page: Page): Promise<void> {
  const json = { success: true, video_id: '0199bbbb-0000-7000-8000-000000000000' }
  await page.route(START, (route) => route.fulfill({ json }))
}

async function videosTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Videos/ }).click()
  await page
    .getByRole('button', { name: /Play the video/ })
    .first()
    .waitFor()
}

async function play(page: Page, place = 0): Promise<void> {
  await page
    .getByRole('button', { name: /Play the video/ })
    .nth(place)
    .click()
  const film = page.getByRole('dialog').locator('video')
  await film.evaluate((video: HTMLVideoElement) => {
    if (video.readyState >= video.HAVE_CURRENT_DATA) return
    return new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
  })
}

let film: Promise<Buffer> | null = null

/** The films of these screens are rows without files: all of them play this one. */
async function serveFilms(page: Page): Promise<void> {
  const picture = join(ROOT, 'samples/mug/front.jpg')
  film ??= makeFilm(5, { width: 640, height: 360, picture })
  const body = await film
  await page.route('**/media/*', (route) =>
    route.request().resourceType() === 'media'
      ? route.fulfill({ contentType: 'video/mp4', body })
      : route.continue()
  )
}

/** One of the films, as the page has them. */
async function firstFilm(page: Page): Promise<{ url: string }> {
  const state = await page.locator('script[data-page]').first().textContent()
  const { props } = JSON.parse(state!)
  return (props.generatedVideos ?? props.videos)[0]
}
