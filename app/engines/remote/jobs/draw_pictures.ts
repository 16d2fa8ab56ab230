import type { StepCode } from '../../steps/steps.js'
import type { EngineContext, EngineJob, Picture } from '../../engine.js'
import type { EngineError } from '../../engine_error.js'
import type { Upload } from '../files/upload.js'
import { inputOf } from '../models/input_of.js'
import type { Model } from '../models/model.js'
import type { ModelJob, Orders, Size } from '../models/orders.js'
import { unitsOf } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import type { Tools } from '../tools.js'
import { inBatches, type Batch, type BatchOutput } from './batches.js'
import { AGAIN, onceMore, type Harm } from './once_more.js'
import { receivePictures } from './receive_pictures.js'

/** What a request of some pictures tells the model. */
export interface Asked {
  count: number
  seed: number
}

/** Pictures that a model draws from words, or from words and pictures. */
interface Drawing<J extends ModelJob> {
  job: EngineJob
  /** Begins the names of its requests, which are the same in each attempt. */
  step: string
  row: ModelRow<J>
  /** Where it is asked, if not at its row. */
  model?: Model
  label: StepCode
  expectedSeconds: number
  first: { firstIndex: number; count: number }
  seed: number
  /** Of the pictures, where it is billed by their pixels. */
  size?: Size
  order(asked: Asked, upload: Upload, context: EngineContext): Promise<Orders[J]>
  /** Makes the picture of a received file. @param name of the file to make */
  finish(
    path: string,
    name: string,
    context: EngineContext
  ): Promise<Omit<Picture, 'seed'> | EngineError>
  harmIn(picture: Picture): Harm | null
  /** As for `onceMore`. */
  source?: () => Promise<Uint8Array | null>
}

/** Asks for pictures in as few requests as the model allows, and once more for those that came out wrong. */
export function drawPictures<J extends ModelJob>(
  drawing: Drawing<J>,
  context: EngineContext,
  tools: Tools
): Promise<BatchOutput> {
  const { job, step, row, first, seed, size, label, expectedSeconds } = drawing
  return inBatches(first, row.most ?? 1, context, async (all, part) => {
    let cents = 0
    const make = async (batch: Batch, suffix: string) => {
      const own = (seed + batch.first + (suffix ? AGAIN : 0)) % 2 ** 31
      const { output, cents: paid } = await tools.run(
        {
          ...{ job, label, expectedSeconds },
          step: `${step}:${batch.first}${suffix}`,
          model: drawing.model ?? row,
          units: unitsOf(row.price, { ...size, pictures: batch.count }),
          input: async (upload) =>
            inputOf(row, await drawing.order({ count: batch.count, seed: own }, upload, part)),
        },
        part
      )
      cents += paid
      const name = `${step}${suffix.replace(':', '-')}`
      return receivePictures(output, batch, name, part, tools, async (path, index) => {
        const made = await drawing.finish(path, `${name}-${index}`, part)
        return 'file' in made ? { ...made, seed: own } : made
      })
    }
    const pictures = await onceMore(all, (it) => drawing.harmIn(it), make, drawing.source)
    return { pictures, cents }
  })
}
