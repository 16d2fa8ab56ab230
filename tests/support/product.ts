import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { createProduct } from '#app/products/actions/create_product'
import type Product from '#app/products/models/product'
import { sql } from '#app/core/database/sql'
import { type Visitor } from './visitor.js'

/** A photo of nothing in particular, different for each hue (0 to 360). */
export function photo(hue = 200, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const background = `hsl(${hue}, 60%, 50%)`
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** The same as a data URL. */
export async function photoDataUrl(hue = 200): Promise<string> {
  return `data:image/jpeg;base64,${(await photo(hue)).toString('base64')}`
}

/** A form with photos as a screen sends them. */
export async function photosForm(
  count: number,
  fields: Record<string, string> = {}
): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (let index = 0; index < count; index++) {
    const bytes = await photo(index * 15)
    form.append(
      'images[]',
      new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
      `photo-${index}.jpg`
    )
  }
  return form
}

/** Has a product trained through the calls that the screens make; answers its id. */
export async function trainProduct(
  visitor: Visitor,
  { photos = 5, ...fields }: { photos?: number; description?: string; name?: string } = {}
): Promise<number> {
  const form = await photosForm(photos, { name: 'Mug', description: 'A mug.', ...fields })
  const started = await visitor.call('POST', '/api/training/start', { form })
  const { request_id: requestId, ai_model_id: id, ...answer } = await started.json()
  if (!requestId) throw new Error(`Training was not started: ${JSON.stringify(answer)}`)
  for (;;) {
    const { status, error } = await (await visitor.get(`/api/training/status/${requestId}`)).json()
    if (status === 'completed') return id
    if (status === 'failed') throw new Error(error)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A product without photos, as far as other tests need one. */
export function createEmptyProduct(userId: number, isPublic = false): Promise<Product> {
  return db.transaction((trx) =>
    createProduct(trx, { userId, name: 'Mug', description: '', isPublic, photos: [] })
  )
}

/** Makes a product visible to everybody. */
export async function publish(productId: number): Promise<void> {
  await sql(db.connection(), 'update products set is_public = true where id = ?', [productId])
}
