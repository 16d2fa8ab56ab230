import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assert } from '@japa/assert'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { firstOf } from '#app/core/elements'
import { ROOT } from '../../tools/launcher/settings.js'
import { until } from './until.js'
import type { Visitor } from './visitor.js'

/** Longest time for a training or a film. */
const PATIENCE_MS = 120_000

/** The jobs that a provider does in the story. */
export const STORY_JOBS = [
  'identify',
  'train',
  'generate',
  'cutout',
  'background',
  'edit',
  'upscale',
  'video',
]

interface Made {
  id: number
  path: string
}

/**
 * A merchant has everything made that a provider makes: photos, training, pictures, a background, an edit, an enlargement, a film.
 * @throws Error when a call is refused; AssertionError when what was made is not as ordered
 */
export async function runRemoteStory(merchant: Visitor, assert: Assert): Promise<void> {
  const identified = await merchant.call('POST', '/api/identify-images', { form: await photos() })
  assert.include(await identified.text(), 'A blue ceramic mug')

  const form = await photos()
  form.append('name', 'Blue mug')
  const started = await merchant.call('POST', '/api/training/start', { form })
  const order = await started.json()
  assert.equal(started.status, 200, JSON.stringify(order))
  const { request_id: training, ai_model_id: product } = order
  const trained = await ended(merchant, `/api/training/status/${training}`)
  assert.equal(trained.status, 'completed', trained.error)

  const drawn = await ask(merchant, `/api/generate/${product}`, {
    prompt: 'on a beach',
    num_images: 2,
  })
  assert.lengthOf(drawn.images, 2)
  const picture = firstOf(drawn.images as Made[])
  assert.deepEqual(await sizeOf(merchant, picture), [1024, 1024])

  const { props } = await merchant.visit(`/photos/generate/${product}`)
  const photo = firstOf(props.model.inputImages as Made[])
  const before = `/api/model/${product}/image/${photo.id}`
  const { image_url: image } = await ask(merchant, `${before}/no-background`, {})
  const { mask_url: mask } = await ask(merchant, `${before}/mask`, {})
  const laid = await ask(merchant, `${before}/background`, {
    prompt: 'on a marble table',
    image_url: image,
    mask_url: mask,
  })
  assert.lengthOf(laid.images, 1)

  const edit = { image: picture.path, prompt: 'make it brighter' }
  assert.isNotEmpty(await ask(merchant, '/api/edit-image', edit))
  const area = `data:image/png;base64,${(await leftHalf()).toString('base64')}`
  for (const prompt of ['put a lemon here', 'remove what is marked']) {
    const held = await ask(merchant, '/api/edit-image', { ...edit, prompt, mask: area })
    assert.deepEqual(await sizeOf(merchant, held.image), [1024, 1024])
  }
  const enlarged = await ask(merchant, `/api/products/${product}/upscale-image`, {
    image_url: picture.path,
  })
  assert.deepEqual(await sizeOf(merchant, enlarged.aiImage), [2048, 2048])

  const { video_id: film } = await ask(merchant, `/products/${product}/generate-video`, {
    prompt: 'zoom in',
    image_url: photo.path,
    duration: '5',
  })
  const shot = await ended(merchant, `/products/${product}/videos/${film}/status`)
  assert.equal(shot.status, 'completed', shot.error)
  assert.equal((await merchant.get(shot.video.url)).headers.get('content-type'), 'video/mp4')
}

/**
 * A merchant with one photo has a picture made of its product, without a training.
 * @throws as `runRemoteStory`
 */
export async function runReferencesStory(merchant: Visitor, assert: Assert): Promise<void> {
  const form = new FormData()
  form.append('images[]', await smallFile(`${SAMPLE_VIEWS[1]}.jpg`, 'jpeg'), 'mug.jpg')
  form.append('masks[]', await smallFile(`${SAMPLE_VIEWS[1]}.mask.png`, 'png'), 'mask.png')
  form.append('mask_photos[]', '0')
  form.append('name', 'Blue mug')
  form.append('method', 'references')
  const order = await (await merchant.call('POST', '/api/training/start', { form })).json()
  const { request_id: request, ai_model_id: product } = order
  const made = await ended(merchant, `/api/training/status/${request}`)
  assert.equal(made.status, 'completed', made.error)
  const page = await merchant.visit(`/products/${product}`)
  assert.isNumber(page.props.unlearnt_seconds)
  const drawn = await ask(merchant, `/api/generate/${product}`, { prompt: 'on a beach' })
  assert.deepEqual(await sizeOf(merchant, drawn.images[0]), [1024, 1024])
}

function leftHalf(): Promise<Buffer> {
  const white = { create: { width: 256, height: 512, channels: 3, background: '#fff' } } as const
  return sharp({ create: { width: 512, height: 512, channels: 3, background: '#000' } })
    .composite([{ input: white, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Small, and all but the first with their masks: what finding the product costs here is no part of the story. */
async function photos(): Promise<FormData> {
  const form = new FormData()
  for (const [place, view] of SAMPLE_VIEWS.slice(0, 5).entries()) {
    form.append('images[]', await smallFile(`${view}.jpg`, 'jpeg'), `${view}.jpg`)
    if (place === 0) continue
    form.append('masks[]', await smallFile(`${view}.mask.png`, 'png'), `${view}.mask.png`)
    form.append('mask_photos[]', String(place))
  }
  return form
}

/** A small copy of a file of the sample mug. */
async function smallFile(name: string, format: 'jpeg' | 'png'): Promise<Blob> {
  const file = await readFile(join(ROOT, 'samples/mug', name))
  const small = await sharp(file).resize(320).toFormat(format).toBuffer()
  return new Blob([new Uint8Array(small)], { type: `image/${format}` })
}

async function ask(merchant: Visitor, path: string, body: unknown) {
  const response = await merchant.post(path, body)
  const answer = await response.json()
  if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** What the status of a piece of work says when that has ended. */
function ended(merchant: Visitor, path: string) {
  return until(async () => {
    const answer = await (await merchant.get(path)).json()
    return ['completed', 'failed'].includes(answer.status) && answer
  }, PATIENCE_MS)
}

/** Width and height of a file that the merchant can open. */
async function sizeOf(merchant: Visitor, { path }: Made) {
  const { width, height } = await sharp(await (await merchant.get(path)).bytes()).metadata()
  return [width, height]
}
