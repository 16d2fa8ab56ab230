import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { SHIPPED_TRAINING } from '#app/engines/capabilities'
import { recordMedia } from '#app/media/store/record_media'
import { addPhotos } from '#app/products/actions/add_photos'
import Product from '#app/products/models/product'
import Generation from '#app/work/models/generation'
import type { GenerationKind } from '#app/work/generation_state'
import { SAMPLE_VIEWS } from './catalog.js'
import type { ShippedFile, ShippedResults } from './shipped.js'
import { photoFile, type StoredSample } from './store_sample.js'

export interface SeedProductInput {
  stored: StoredSample
  ownerId: number
  isPublic: boolean
  /** One of the ids kept for samples; the next free one, if missing. */
  id?: number
}

/** Gives a file of the sample its row, and answers the row's id. */
type Recorder = (file: ShippedFile) => Promise<string>

/** Makes a trained product of a sample's photos and shipped results, pictures included. */
export async function seedProduct(
  trx: TransactionClientContract,
  { stored, ownerId, isPublic, id }: SeedProductInput
): Promise<void> {
  const { name, description, triggerWord, folder } = stored.sample
  const product = await Product.create(
    { id, userId: ownerId, name, description, triggerWord, isPublic, status: 'ready' },
    { client: trx }
  )
  const photos = SAMPLE_VIEWS.map((view) => ({
    stored: { ...stored.files.get(photoFile(view))!, ownerId },
    originalName: `${folder}-${photoFile(view)}`,
  }))
  const photoIds = await addPhotos(trx, product.id, photos, { isSeed: true })
  const ids = new Map(SAMPLE_VIEWS.map((view, index) => [view, String(photoIds[index])]))
  const results = renamePhotos(stored.results, ids)
  const record: Recorder = async ({ file }) =>
    (await recordMedia({ ...stored.files.get(file)!, ownerId }, trx)).id
  await seedTraining(trx, product, results, record)
  await seedPictures(trx, product, results, record)
}

/** Shipped results call photos by their views' names; here they have ids. */
function renamePhotos(results: ShippedResults, ids: Map<string, string>): ShippedResults {
  const names = new Set(['photoId', 'duplicateOf'])
  return JSON.parse(JSON.stringify(results), (name, value) =>
    names.has(name) ? (ids.get(value) ?? value) : value
  )
}

async function seedTraining(
  trx: TransactionClientContract,
  product: Product,
  { engine, model, modelFiles, views }: ShippedResults,
  record: Recorder
): Promise<void> {
  const generation = await finished(trx, product, 'train', engine, { productId: product.id })
  await trx.table('trainings').insert({
    generation_id: generation.id,
    product_id: product.id,
    engine,
    model: JSON.stringify(model),
    views: JSON.stringify(views),
    // Their cut-outs were looked at one by one: nothing would be won, whatever this installation can.
    engine_version: SHIPPED_TRAINING,
  })
  for (const file of modelFiles) {
    await trx
      .table('training_files')
      .insert({ generation_id: generation.id, name: file.name, media_id: await record(file) })
  }
}

async function seedPictures(
  trx: TransactionClientContract,
  product: Product,
  { engine, pictures }: ShippedResults,
  record: Recorder
): Promise<void> {
  if (pictures.length === 0) return
  const generation = await finished(trx, product, 'generate', engine, {
    productId: product.id,
    prompts: pictures.map(({ prompt }) => prompt),
  })
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
