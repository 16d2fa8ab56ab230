import type { EngineContext, Picture, PicturesOutput } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import Product from '#app/products/models/product'
import { findModel } from '#app/core/database/find_model'
import type Generation from '#app/work/models/generation'
import { withoutOwnWords } from '../own_words.js'
import type { PictureOrigin } from '../queries/find_origin.js'
import { groupPrompts, type PromptGroup, within } from './prompt_groups.js'
import { type MadePicture, type PicturesOutcome, storePictures } from './store_pictures.js'

type EngineGroup = Pick<PromptGroup, 'prompt' | 'firstIndex' | 'count'>

interface MakePicturesInput {
  /** Null for pictures of no product. */
  productId: number | null
  /** One entry a picture. */
  prompts: string[]
  /** As in the work's params. */
  positions?: number[]
  /** Has the engine make the pictures of one prompt. */
  make(group: EngineGroup, context: EngineContext): Promise<PicturesOutput>
  /** From what a picture was made, where the engine's own word is not enough. */
  originOf?(picture: Picture): PictureOrigin
  /** As for `storePictures`. */
  changedFrom?: string
  editorSource?: string
  /** What was spent before. */
  cents?: number
}

/**
 * Makes a picture for each prompt and stores them. Pieces that failed are left out and cost nothing.
 * @throws EngineError of the first piece when all failed, Error when there were none
 */
export async function makePictures(
  generation: Generation,
  input: MakePicturesInput,
  context: EngineContext
): Promise<PicturesOutcome> {
  const { productId, prompts, positions, make, originOf, cents = 0 } = input
  const made: MadePicture[] = []
  const failures: { index: number; error: EngineError }[] = []
  const allIgnoredWords = new Set<string>()
  let spent = cents
  const about = productId ?? generation.productId
  const product = about === null ? null : await findModel(Product, about)
  for (const { start, ...group } of groupPrompts(prompts, positions)) {
    const { prompt, firstIndex, count } = group
    const part = within(context, start / prompts.length, count / prompts.length)
    const { pictures, cost, ...answer } = await make(group, part)
    const ignoredWords = withoutOwnWords(answer.ignoredWords, product)
    spent += cost.cents
    for (const word of ignoredWords) allIgnoredWords.add(word)
    pictures.forEach((picture, offset) => {
      if (picture instanceof EngineError) failures.push({ index: start + offset, error: picture })
      else {
        const origin = originOf?.(picture)
        made.push({ picture, prompt, position: firstIndex + offset, ignoredWords, origin })
      }
    })
  }
  if (made.length === 0) throw failures[0]?.error ?? new Error('The engine answered no pictures')
  return storePictures(generation, productId, made, {
    unusedCredits: prompts.length - made.length,
    engineCostCents: spent,
    changedFrom: input.changedFrom,
    editorSource: input.editorSource,
    result: {
      ignoredWords: [...allIgnoredWords],
      failures: failures.map(({ index, error }) => ({ ...error.failure, index })),
    },
  })
}
