import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { MIN_TRAINING_PHOTOS } from '#config/products'
import { ROOT } from '../../tools/launcher/settings.js'
import { createSubscriber } from './merchant.js'
import { signIn } from './sign_in.js'
import { until } from './until.js'

const VIEWS = SAMPLE_VIEWS.slice(0, MIN_TRAINING_PHOTOS)

/** A merchant's product of small photos with their masks, trained by the real engine of an installation: that takes it a second. */
export async function trainSmall() {
  const visitor = await signIn(await createSubscriber({ image: 40, model: 5 }))
  const images = await Promise.all(VIEWS.map((view) => smallFile(`${view}.jpg`, 'jpeg')))
  const answer = await visitor.post('/products', { name: 'Mug', images })
  const { id: product } = (await answer.json()) as { id: number }
  const photos = await sql<{ id: number }>(
    db.connection(),
    'select id from product_photos where product_id = ? order by position',
    [product]
  )
  for (const [index, view] of VIEWS.entries()) {
    const mask = await smallFile(`${view}.mask.png`, 'png')
    await visitor.call('PUT', `/api/model/${product}/image/${photos[index]!.id}/mask`, {
      json: { mask },
    })
  }
  await visitor.post(`/products/${product}/train`)
  await untilTrained(product)
  return { visitor, product }
}

/** Waits until a product is not being trained any more. */
export async function untilTrained(product: number): Promise<void> {
  await until(async () => {
    const { status } = firstOf(
      await sql<{ status: string }>(db.connection(), 'select status from products where id = ?', [
        product,
      ])
    )
    return status !== 'training'
  })
}

/** A small copy of a file of the sample mug, as a data URL. */
async function smallFile(name: string, format: 'jpeg' | 'png'): Promise<string> {
  const bytes = await sharp(join(ROOT, 'samples/mug', name))
    .resize(320)
    .toFormat(format)
    .toBuffer()
  return `data:image/${format};base64,${bytes.toString('base64')}`
}
