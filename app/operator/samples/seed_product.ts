import { engineCapabilities } from '#app/engines/capabilities'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { putFile } from '#app/media/put_file'
import { recordMedia } from '#app/media/record_media'
import { addPhotos } from '#app/products/actions/add_photos'
import Product from '#app/products/models/product'
import Generation from '#app/studio/models/generation'
import type { GenerationKind } from '#app/studio/generation_state'
import { SAMPLE_VIEWS, type Sample } from './catalog.js'
import {
  readShippedResults,
  samplePath,
  type ShippedFile,
  type ShippedResults,
} from './shipped.js'

export interface SeedProductInput {
  sample: Sample
  ownerId: number
  isPublic: boolean
  /** One of the ids kept for samples; the next free one, if missing. */
  id?: number
}

/** Makes a trained product of a sample's photos and shipped results, pictures included. */
export async function seedProduct(
  trx: TransactionClientContract,
  { sample, ownerId, isPublic, id }: SeedProductInput
): Promise<void> {
  const { name, description, triggerWord, folder } = sample
  const product = await Product.create(
    { id, userId: ownerId, name, description, triggerWord, isPublic, status: 'ready' },
    { client: trx }
  )
  const photos = await Promise.all(SAMPLE_VIEWS.map((view) => photo(folder, view, ownerId)))
  const photoIds = await addPhotos(trx, product.id, photos)
  const ids = new Map(SAMPLE_VIEWS.map((view, index) => [view, String(photoIds[index])]))
  const results = renamePhotos(await readShippedResults(folder), ids)
  await seedTraining(trx, product, sample, results)
  await seedPictures(trx, product, sample, results)
}

/** Shipped results call photos by their views' names; here they have ids. */
function renamePhotos(results: ShippedResults, ids: Map<string, string>): ShippedResults {
  const names = new Set(['photoId', 'duplicateOf'])
  return JSON.parse(JSON.stringify(results), (name, value) =>
    names.has(name) ? (ids.get(value) ?? value) : value
  )
}

async function photo(folder: string, view: string, ownerId: number) {
  const path = samplePath(folder, `${view}.jpg`)
  const { width, height } = await sharp(path).metadata()
  const stored = await putFile({ path, mime: 'image/jpeg', width, height, ownerId })
  return { stored, originalName: `${folder}-${view}.jpg` }
}

async function seedTraining(
  trx: TransactionClientContract,
  product: Product,
  sample: Sample,
  { engine, model, modelFiles, views }: ShippedResults
): Promise<void> {
  const generation = await finished(trx, product, 'train', engine, { productId: product.id })
  await trx.table('trainings').insert({
    generation_id: generation.id,
    product_id: product.id,
    engine,
    model: JSON.stringify(model),
    views: JSON.stringify(views),
    // Their cut-outs were looked at one by one: nothing would be won.
    engine_version: engineCapabilities().train?.version ?? 1,
  })
  for (const { name, file, ...facts } of modelFiles) {
    const stored = await putFile({
      ...facts,
      path: samplePath(sample.folder, file),
      ownerId: product.userId,
    })
    const media = await recordMedia(stored, trx)
    await trx
      .table('training_files')
      .insert({ generation_id: generation.id, name, media_id: media.id })
  }
}

async function seedPictures(
  trx: TransactionClientContract,
  product: Product,
  sample: Sample,
  { engine, pictures }: ShippedResults
): Promise<void> {
  if (pictures.length === 0) return
  const generation = await finished(trx, product, 'generate', engine, {
    productId: product.id,
    prompts: pictures.map(({ prompt }) => prompt),
  })
  const record = async ({ file, mime, width, height }: ShippedFile) => {
    const path = samplePath(sample.folder, file)
    const stored = await putFile({ path, mime, width, height, ownerId: product.userId })
    return (await recordMedia(stored, trx)).id
  }
  for (const [position, picture] of pictures.entries()) {
    const { prompt, seed, scene, width, height, mask, fidelity, label, photoId, ignoredWords } = picture
    await trx.table('generated_images').insert({
      generation_id: generation.id,
      product_id: product.id,
      user_id: product.userId,
      media_id: await record(picture),
      mask_media_id: mask && (await record(mask)),
      position,
      prompt,
      original_prompt: prompt,
      ignored_words: ignoredWords,
      width,
      height,
      seed,
      scene,
      source_photo_id: photoId,
      delta_e: fidelity?.deltaE ?? null,
      ssim: fidelity?.ssim ?? null,
      label_words: label?.words ?? null,
      label_words_read: label?.read ?? null,
      is_published: product.isPublic,
    })
  }
}

/** Work that was done before this installation began. */
function finished(
  trx: TransactionClientContract,
  product: Product,
  kind: GenerationKind,
  engine: string,
  params: object
): Promise<Generation> {
  const now = DateTime.now()
  return Generation.create(
    {
      userId: product.userId,
      productId: product.id,
      kind,
      engine,
      params,
      state: 'succeeded',
      progress: 1,
      deadlineAt: now,
      startedAt: now,
      finishedAt: now,
    },
    { client: trx }
  )
}
