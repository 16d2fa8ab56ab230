import { readFile } from 'node:fs/promises'
import type { Engine, EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import Product from '#app/products/models/product'
import { findOwnMasks } from '#app/products/queries/find_own_masks'
import type { ParamsOf } from '../params.js'
import { findPhotoIds } from '../queries/find_photo_ids.js'
import { loadTraining } from '../queries/load_training.js'
import type { Work } from './outcome.js'
import { type MadePicture, storePictures } from './store_pictures.js'

/** Pictures of a product, one for each prompt. Equal prompts are made in one call, so that they vary. */
export const generate: Work<'generate'> = async (generation, params, engine, context) => {
  const source = await modelFor(params, engine, context)
  const made: MadePicture[] = []
  const failures: EngineError[] = []
  const allIgnoredWords = new Set<string>()
  let cents = source.cents

  const groups = groupEqual(params.prompts)
  for (const { prompt, firstIndex, count } of groups) {
    const output = await engine.generate(
      {
        model: source.model,
        modelFiles: source.files,
        prompt,
        count,
        width: params.width,
        height: params.height,
        seed: params.seed,
        firstIndex,
      },
      within(source.context, firstIndex / params.prompts.length, count / params.prompts.length)
    )
    cents += output.cost.cents
    const { ignoredWords } = output
    for (const word of ignoredWords) allIgnoredWords.add(word)
    output.pictures.forEach((picture, offset) => {
      if (picture instanceof EngineError) failures.push(picture)
      else made.push({ picture, prompt, position: firstIndex + offset, ignoredWords })
    })
  }
  if (made.length === 0) throw failures[0]
  return storePictures(generation, params.productId, made, {
    unusedCredits: params.prompts.length - made.length,
    engineCostCents: cents,
    result: {
      ignoredWords: [...allIgnoredWords],
      failures: failures.map(({ message }) => message),
    },
  })
}

/**
 * The trained model, or one made on the spot of the photos that the request names: its files are read from the
 * scratch folder instead of the store.
 */
async function modelFor(params: ParamsOf<'generate'>, engine: Engine, context: EngineContext) {
  const { productId, inputPhotoMediaIds } = params
  if (inputPhotoMediaIds.length === 0) {
    const training = await loadTraining(productId)
    if (!training) throw new EngineError('invalid_input', 'This product has not been trained yet.')
    return { ...training, cents: 0, context }
  }
  const product = await Product.findOrFail(productId)
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
      triggerWord: product.triggerWord,
      description: product.description,
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

function groupEqual(prompts: string[]) {
  const groups: { prompt: string; firstIndex: number; count: number }[] = []
  prompts.forEach((prompt, index) => {
    const last = groups.at(-1)
    if (last?.prompt === prompt) last.count += 1
    else groups.push({ prompt, firstIndex: index, count: 1 })
  })
  return groups
}

/** A context whose progress covers one part of the whole. */
function within(context: EngineContext, start: number, share: number): EngineContext {
  return {
    ...context,
    progress: (fraction, step) => context.progress(start + fraction * share, step),
  }
}
