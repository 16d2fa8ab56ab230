import { readFile } from 'node:fs/promises'
import type { Engine, EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import Product from '#app/products/models/product'
import { lockOf } from '#app/products/lock_of'
import { findOwnMasks } from '#app/products/queries/find_own_masks'
import type { ParamsOf } from '#app/work/params'
import { findPhotoIds } from '../queries/find_photo_ids.js'
import { loadTraining } from '#app/products/queries/load_training'
import { makePictures } from './make_pictures.js'
import type { Work } from '#app/work/kinds/outcome'
import { within } from './prompt_groups.js'

/** Pictures of a product, one for each prompt. */
export const generate: Work<'generate'> = async (generation, params, engine, context) => {
  const { productId, prompts, positions, negativePrompt = '', width, height, seed, layout } = params
  const product = await Product.findOrFail(productId)
  const isLocked = lockOf(product) === 'locked'
  const {
    model,
    files: modelFiles,
    cents,
    context: own,
  } = await modelFor(product, params, engine, context)
  return makePictures(
    generation,
    {
      productId,
      prompts,
      positions,
      cents,
      make: (group, part) =>
        engine.generate(
          {
            ...{ model, modelFiles, negativePrompt, isLocked, width, height, seed, layout },
            product: { name: product.name, description: product.description },
            ...group,
          },
          part
        ),
    },
    own
  )
}

/**
 * The trained model, or one made on the spot of the photos that the request names: its files are read from the
 * scratch folder instead of the store.
 */
async function modelFor(
  product: Product,
  params: ParamsOf<'generate'>,
  engine: Engine,
  context: EngineContext
) {
  const { productId, inputPhotoMediaIds } = params
  if (inputPhotoMediaIds.length === 0) {
    const training = await loadTraining(productId)
    if (!training) throw new EngineError('product_not_trained')
    return { ...training, cents: 0, context }
  }
  const photoIds = await findPhotoIds(productId, inputPhotoMediaIds)
  const masks = await findOwnMasks(inputPhotoMediaIds)
  const { model, files, cost } = await engine.train(
    {
      photos: inputPhotoMediaIds.map((key) => ({
        key,
        photoId: photoIds.get(key) ?? key,
        originalName: null,
        mask: masks.get(key) ?? null,
      })),
      name: product.name,
      triggerWord: product.triggerWord,
      description: product.description,
      withoutLearning: true,
    },
    within(context, 0, 0.5)
  )
  const paths = new Map(files.map((file) => [`scratch:${file.name}`, file.path]))
  return {
    model,
    files: Object.fromEntries(files.map(({ name }) => [name, `scratch:${name}`])),
    cents: cost.cents,
    context: {
      ...within(context, 0.5, 0.5),
      read: (key: string) => {
        const path = paths.get(key)
        return path ? readFile(path) : context.read(key)
      },
    },
  }
}
