import { putFile, type StoredFile } from '#app/media/store/put_file'
import { storeBytes, type StoredBytes } from '#app/media/store/store_bytes'
import { recordMedia } from '#app/media/store/record_media'
import Product from '../models/product.js'
import { noteConfidence } from '../actions/note_confidence.js'
import { listProductPhotos } from '../queries/list_product_photos.js'
import type { Work } from '#app/work/kinds/outcome'
import { sql } from '#app/core/database/sql'

export const train: Work<'train'> = async (generation, { productId, method }, engine, context) => {
  const product = await Product.findOrFail(productId)
  const photos = await listProductPhotos(productId)
  const {
    model,
    files,
    views,
    cost,
    version = 1,
  } = await engine.train(
    {
      photos: photos.map((photo) => ({
        key: photo.mediaId,
        photoId: String(photo.id),
        originalName: photo.originalName,
        mask: photo.maskMediaId,
      })),
      name: product.name,
      triggerWord: product.triggerWord,
      description: product.description,
      withoutLearning: method === 'references',
    },
    context
  )
  const stored: { name: string; file: StoredFile | StoredBytes }[] = []
  for (const file of files) {
    const owned = { ...file, ownerId: generation.userId }
    const kept = 'width' in owned ? await putFile(owned) : await storeBytes(owned)
    stored.push({ name: file.name, file: kept })
  }
  return {
    unusedCredits: 0,
    engineCostCents: cost.cents,
    async record(trx) {
      await trx.table('trainings').insert({
        generation_id: generation.id,
        product_id: productId,
        engine: generation.engine,
        model: JSON.stringify(model),
        views: JSON.stringify(views),
        engine_version: version,
      })
      for (const { name, file } of stored) {
        const media = await recordMedia(file, trx)
        await trx
          .table('training_files')
          .insert({ generation_id: generation.id, name, media_id: media.id })
      }
      await sql(trx, `update products set status = 'ready', updated_at = now() where id = ?`, [
        productId,
      ])
      const corrected = new Set(photos.filter((it) => it.maskMediaId).map((it) => String(it.id)))
      const automatic = views.filter(({ photoId }) => !corrected.has(photoId))
      for (const { photoId, confidence } of automatic) {
        await noteConfidence(trx, { id: Number(photoId) }, confidence)
      }
      return { productId }
    },
  }
}
