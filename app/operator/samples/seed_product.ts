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
import { readShippedResults, samplePath, type ShippedResults } from './shipped.js'

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
  await addPhotos(trx, product.id, await Promise.all(SAMPLE_VIEWS.map((it) => photo(folder, it, ownerId))))
  const results = await readShippedResults(folder)
  await seedTraining(trx, product, sample, results)
  await seedPictures(trx, product, sample, results)
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
  { engine, model, modelFiles }: ShippedResults
): Promise<void> {
  const generation = await finished(trx, product, 'train', engine, { productId: product.id })
  await trx.table('trainings').insert({
    generation_id: generation.id,
    product_id: product.id,
    engine,
    model: JSON.stringify(model),
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
  for (const [position, { prompt, seed, file, ...facts }] of pictures.entries()) {
    const path = samplePath(sample.folder, file)
    const media = await recordMedia(await putFile({ ...facts, path, ownerId: product.userId }), trx)
    await trx.table('generated_images').insert({
      generation_id: generation.id,
      product_id: product.id,
      user_id: product.userId,
      media_id: media.id,
      position,
      prompt,
      original_prompt: prompt,
      width: facts.width,
      height: facts.height,
      seed,
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
