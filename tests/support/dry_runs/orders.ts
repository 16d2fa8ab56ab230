import { randomUUID } from 'node:crypto'
import { areaMask } from '../mask.js'
import { photoDataUrl, photosForm } from '../product.js'
import type { Merchandise } from './merchandise.js'

/** One call that makes something. */
export interface Order {
  /** Of the site, or below `/api/v1` for calls of the public API. */
  path: string
  json?: object
  form?: () => Promise<FormData>
}

type Fields = Record<string, string>

const form = (count: number, fields: Fields) => () => photosForm(count, fields)

/** Orders by the names of their routes, as pages send them; those that need what an earlier one has made come later. */
export async function ordersOfPages(made: Merchandise): Promise<Record<string, Order>> {
  const { product, photos, draft, picture, film, failed, batches, wide, lost } = made
  const items = photos.slice(0, 3).map(({ asset_id: id }) => ({ asset_id: id }))
  const photo = `/api/model/${product}/image/${photos[0]!.id}`
  const scenes = [{ name: 'Sand', prompt: 'on sand' }]
  const recipe = { scenes, aspect_ratios: ['square', 'portrait'], amount: 2 }
  const starts = { prompt: 'slow zoom', duration: '5', image_url: picture.path }
  return {
    'api.generate': { path: `/api/generate/${product}`, json: { prompt: 'on ice', num_images: 2 } },
    'api.products.generate-images': {
      path: `/api/products/${product}/generate-images`,
      json: {
        prompt: 'on ice',
        num_images: 3,
        input_images_base64: [await photoDataUrl()],
      },
    },
    'api.images.variations': {
      path: `/api/images/${picture.id}/variations`,
      json: { num_images: 2 },
    },
    'generations.retry': { path: `/api/generations/${failed}/retry` },
    'api.products.upscale-image': {
      path: `/api/products/${product}/upscale-image`,
      json: { image_url: picture.path },
    },
    'api.upscale-image': { path: '/api/upscale-image', json: { image_url: picture.path } },
    'api.edit-image': {
      path: '/api/edit-image',
      json: { image: await photoDataUrl(40), prompt: 'make it brighter', mask: await areaMask() },
    },
    'api.model.image.no-background': { path: `${photo}/no-background`, json: {} },
    'api.model.image.mask': { path: `${photo}/mask`, json: {} },
    'api.model.image.background': { path: `${photo}/background`, json: { prompt: 'a beach' } },
    'api.generate-video': {
      path: '/api/generate-video',
      json: { ...starts, ai_model_id: product },
    },
    'products.generate-video': { path: `/products/${product}/generate-video`, json: starts },
    'api.videos.export': { path: `/api/videos/${film}/export`, json: { format: 'square' } },
    'reels.store': { path: `/products/${product}/reels`, json: { items, duration: 6 } },
    'api.prompts.samples': {
      path: '/api/prompts/generate-samples',
      json: { description: 'A mug' },
    },
    'api.identify-images': { path: '/api/identify-images', form: form(1, {}) },
    'api.exports.shapes': {
      path: '/api/exports/shapes',
      json: { image_ids: [wide], targets: ['instagram.story'] },
    },
    'products.store': { path: '/products', form: form(1, { name: 'Jar' }) },
    'products.upload-images': { path: `/products/${draft}/upload-images`, form: form(1, {}) },
    'products.train': { path: `/products/${draft}/train` },
    'api.training.start': { path: '/api/training/start', form: form(5, { name: 'Cup' }) },
    'recipes.store': { path: '/recipes', json: { name: 'Summer', ...recipe } },
    'recipes.import': {
      path: '/recipes/import',
      json: {
        file: JSON.stringify({ format: 'vitrine.recipe', version: 1, name: 'Winter', ...recipe }),
      },
    },
    'imports.store': {
      path: '/products/import',
      json: { key: randomUUID(), list: 'name,photos\nGlass,https://pictures.test/a.jpg' },
    },
    'imports.retry': { path: `/products/imports/${lost}/retry`, json: {} },
    'batches.store': {
      path: '/batches',
      json: { key: randomUUID(), product_ids: [product], ...recipe },
    },
    'batches.retry': { path: `/api/batches/${batches.failed}/retry` },
    'batches.resume': { path: `/api/batches/${batches.paused}/resume` },
    'batches.reels': { path: `/batches/${batches.failed}/reels` },
  }
}

/** The same of the public API. */
export async function ordersOfApi(made: Merchandise): Promise<Record<string, Order>> {
  const { product, photos, draft, picture } = made
  const items = photos.slice(0, 3).map(({ asset_id: id }) => ({ asset_id: id }))
  const image = await photoDataUrl(90)
  const photo = `/products/${product}/photos/${photos[1]!.id}`
  return {
    'api.v1.products.store': { path: '/products', json: { name: 'Vase', images: [image] } },
    'api.v1.products.photos.store': {
      path: `/products/${draft}/photos`,
      json: { images: [image] },
    },
    'api.v1.products.train': { path: `/products/${draft}/train`, json: {} },
    'api.v1.edit-image': {
      path: '/edit-image',
      json: { image, prompt: 'make it brighter', num_images: 2 },
    },
    'api.v1.products.images.store': {
      path: `/products/${product}/images`,
      json: { prompt: 'on snow', num_images: 2 },
    },
    'api.v1.products.photos.backgrounds': {
      path: `${photo}/backgrounds`,
      json: { prompt: 'a beach', num_images: 2 },
    },
    'api.v1.products.photos.cut-out': { path: `${photo}/cut-out`, json: {} },
    'api.v1.products.upscale': {
      path: `/products/${product}/upscale`,
      json: { asset_id: picture.asset },
    },
    'api.v1.products.videos.store': {
      path: `/products/${product}/videos`,
      json: { prompt: 'slow zoom', image },
    },
    'api.v1.reels.store': { path: '/reels', json: { items, duration: 6 } },
  }
}
