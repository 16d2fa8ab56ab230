import type { EditInput, EngineContext, Picture, PicturesOutput } from '../../engine.js'
import { type Comparison, keepsProduct } from '../../built_in/built_in_engine.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import { cutByMask } from '../pixels/cut_by_mask.js'
import { encodePhoto } from '../pixels/encode_photo.js'
import { keepPicture } from '../pixels/made_picture.js'
import type { Tools } from '../tools.js'
import { inBatches, type Batch } from './batches.js'
import { AGAIN, hasLostWords, onceMore, type Harm } from './once_more.js'
import { receivePictures } from './receive_pictures.js'

const LONGEST_SIDE = 2048

const UNKNOWN: Comparison = { fidelity: null, label: null }

/**
 * A picture drawn anew as an instruction says. Where the product was known and is found again, it is compared; words that are about
 * its surroundings alone may not have changed it.
 */
export async function edit(
  input: EditInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { edit: model } = tools.settings.models
  const { instruction, seed, count, firstIndex = 0 } = input
  const mustKeep = input.mask !== null && keepsProduct(instruction)
  const harmIn = ({ fidelity, label }: Picture): Harm | null => {
    if (!mustKeep) return null
    const { mostDrawnDeltaE, leastWords } = tools.settings
    if ((fidelity?.deltaE ?? 0) > mostDrawnDeltaE) return 'changed'
    return hasLostWords(label, leastWords) ? 'unreadable' : null
  }
  const { pictures, cents } = await inBatches(
    { firstIndex, count },
    model.most ?? 1,
    context,
    async (all, part) => {
      let spent = 0
      const make = async (batch: Batch, suffix: string) => {
        const own = (seed + batch.first + (suffix ? AGAIN : 0)) % 2 ** 31
        const { output, cents: paid } = await tools.run(
          {
            job: 'edit',
            step: `edit:${batch.first}${suffix}`,
            model,
            units: unitsOf(model.price, { pictures: batch.count }),
            label: 'changing_picture',
            expectedSeconds: 20,
            input: async (upload) =>
              inputOf(model, {
                picture: await upload({
                  from: await tools.limit(async () =>
                    encodePhoto(await context.read(input.picture), LONGEST_SIDE)
                  ),
                  mime: 'image/jpeg',
                  name: 'picture.jpg',
                }),
                ...{ prompt: instruction, count: batch.count, seed: own },
              }),
          },
          part
        )
        spent += paid
        const name = `edited${suffix.replace(':', '-')}`
        return receivePictures(output, batch, name, part, tools, async (path, index) => ({
          file: await keepPicture(path, context.scratch, `${name}-${index}`),
          seed: own,
          ...{ mask: null, scene: null, photoId: null },
          ...(await compare(path, input, part, tools)),
          sourceType: 'compositeWithTrainedAlgorithmicMedia',
        }))
      }
      const source = () => context.read(input.picture)
      return { pictures: await onceMore(all, harmIn, make, source), cents: spent }
    }
  )
  return { pictures, ignoredWords: [], cost: { cents } }
}

/** Longest side in pixels of a product that is compared with what became of it. */
const COMPARED_SIDE = 512

/** Of the product after the edit to the one before. */
async function compare(
  path: string,
  { picture, mask }: EditInput,
  context: EngineContext,
  { local }: Tools
): Promise<Comparison> {
  if (mask === null) return UNKNOWN
  const before = await cutByMask(
    await context.read(picture),
    await context.read(mask),
    COMPARED_SIDE
  )
  if (!before) return UNKNOWN
  const lines = await local.readLabel({ cutout: before }, context)
  return local.compare({ picture: path, views: [{ cutout: before, lines }] }, context)
}
