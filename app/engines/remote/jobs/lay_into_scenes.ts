import type { EngineContext, GenerateInput, Picture, PicturesOutput } from '../../engine.js'
import type { EngineError } from '../../engine_error.js'
import type { FinishedPicture, TextLine } from '../../built_in/built_in_engine.js'
import { needModel } from '../models/need_model.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import type { Tools } from '../tools.js'
import { inBatches, type Batch } from './batches.js'
import { withLight } from './layout_words.js'
import { AGAIN, hasLostWords, onceMore, type Harm } from './once_more.js'
import { receivePictures } from './receive_pictures.js'

/** What is asked for, and as part of which job. */
type SceneOrder = Pick<
  GenerateInput,
  'prompt' | 'negativePrompt' | 'count' | 'width' | 'height' | 'seed' | 'firstIndex' | 'layout'
> & { job: 'generate' | 'background' }

interface Subject {
  /** PNG with alpha. */
  cutout: Uint8Array
  photoId: string | null
  /** What is written on it. */
  lines: TextLine[]
}

/**
 * Has the provider draw scenes around products, and puts their own pixels back. What it has redrawn or moved beyond the operator's
 * line is asked for once more, then given up.
 *
 * @param subjectFor the product for the picture with an index; pictures of one request show the same
 */
export async function layIntoScenes(
  order: SceneOrder,
  subjectFor: (index: number) => Promise<Subject>,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { most = 1 } = needModel(tools.settings.models, 'background')
  const { pictures, cents } = await inBatches(order, most, context, async (batch, part) => {
    const scenes = new Scenes(order, () => subjectFor(batch.first), part, tools)
    const made = await onceMore(
      batch,
      (picture) => scenes.harmIn(picture),
      (some, suffix) => scenes.make(some, suffix)
    )
    return { pictures: made, cents: scenes.cents }
  })
  return { pictures, ignoredWords: [], cost: { cents } }
}

/** The scenes around one product. It is laid anew after each wait: hundreds may wait at once. */
class Scenes {
  cents = 0
  readonly #drawn = new WeakMap<Picture, Harm | null>()
  readonly #order: SceneOrder
  readonly #subject: () => Promise<Subject>
  readonly #context: EngineContext
  readonly #tools: Tools

  constructor(
    order: SceneOrder,
    subject: () => Promise<Subject>,
    context: EngineContext,
    tools: Tools
  ) {
    this.#order = order
    this.#subject = subject
    this.#context = context
    this.#tools = tools
  }

  /** What the provider had made of the product before its own pixels were put back. */
  harmIn(picture: Picture): Harm | null {
    return this.#drawn.get(picture) ?? null
  }

  async make(batch: Batch, suffix: string): Promise<(Picture | EngineError)[]> {
    const { job, prompt, negativePrompt, layout } = this.#order
    const model = needModel(this.#tools.settings.models, 'background')
    const { first, count } = batch
    const seed = this.#order.seed + first + (suffix ? AGAIN : 0)
    const { output, cents } = await this.#tools.run(
      {
        job,
        step: `${job}:${first}${suffix}`,
        model,
        units: unitsOf(model.price, { pictures: count }),
        label: 'drawing_scenes',
        expectedSeconds: 12,
        input: async (upload) =>
          inputOf(model, {
            picture: await upload({
              from: await this.#lay(`laid-${first}${suffix.replace(':', '-')}`),
              mime: 'image/png',
              name: 'product.png',
            }),
            prompt: withLight(prompt, layout),
            ...{ negativePrompt, count, seed: seed % 2 ** 31 },
          }),
      },
      this.#context
    )
    this.cents += cents
    const { cutout, photoId, lines } = await this.#subject()
    const name = `scene${suffix.replace(':', '-')}`
    const { width, height } = this.#order
    return receivePictures(output, batch, name, this.#context, this.#tools, async (path, index) => {
      const frame = { width, height, layout }
      const laid = { picture: path, cutout, lines, ...frame, name: `${name}-${index}` }
      const made = await this.#tools.local.finishScene(laid, this.#context)
      return this.#note(made, seed, photoId)
    })
  }

  /** Path of the product as the provider is to see it. */
  async #lay(name: string): Promise<string> {
    const { width, height, layout } = this.#order
    const { cutout } = await this.#subject()
    const laid = { cutout, width, height, layout, name }
    return (await this.#tools.local.layProduct(laid, this.#context)).path
  }

  #note(finished: FinishedPicture, seed: number, photoId: string | null): Picture {
    const { drawnDeltaE, drawnLabel, ...made } = finished
    const sourceType = 'compositeWithTrainedAlgorithmicMedia'
    const picture: Picture = { ...made, seed, scene: null, photoId, sourceType }
    this.#drawn.set(picture, this.#harm(finished))
    return picture
  }

  /** Words that its own pixels are too small for are no harm. */
  #harm({ drawnDeltaE, drawnLabel, label }: FinishedPicture): Harm | null {
    const { mostDeltaE, leastWords } = this.#tools.settings
    if ((drawnDeltaE ?? 0) > mostDeltaE) return 'changed'
    const words = label?.read ?? 0
    const isLost = drawnLabel && hasLostWords({ ...drawnLabel, words }, leastWords)
    return isLost ? 'unreadable' : null
  }
}
