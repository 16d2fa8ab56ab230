import type { ProgressStep } from '../../steps/steps.js'
import { open, stat } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { streamZip, type ZipEntry } from '#app/media/serving/stream_zip'
import { cutText } from '#common/cut_text'
import type { EngineContext, TrainInput, TrainOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { download } from '../files/download.js'
import { packModel, WEIGHTS_FILE } from '../model_state.js'
import { needModel } from '../models/need_model.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import type { Family, ModelRow } from '../models/row.js'
import { readAnswer, trainAnswer } from '../output.js'
import { encodePhoto } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'

/** The trainers' own picture size; more is thrown away there. */
const LONGEST_SIDE = 1024

const WEIGHTS_BYTES = 2 * 1024 ** 3

/** Share of the progress bar that preparing takes. */
const PREPARING = 0.1

/**
 * Cuts the product out of every photo, as the local engine does, and has the provider learn it from those that can be used. For a single
 * order nothing is learnt: its cut-outs are laid into scenes.
 */
export async function train(
  input: TrainInput,
  context: EngineContext,
  tools: Tools
): Promise<TrainOutput> {
  const prepared = await tools.local.train(input, {
    ...context,
    progress: (fraction, step) =>
      context.progress(fraction * (input.withoutLearning ? 1 : PREPARING), step),
  })
  if (input.withoutLearning) return prepared
  const model = needModel(tools.settings.models, 'train')
  const { trainSteps: steps } = tools.settings
  const used = new Set(prepared.views.filter(({ file }) => file).map(({ photoId }) => photoId))
  const part = {
    ...context,
    progress: (fraction: number, step: ProgressStep) =>
      context.progress(PREPARING + fraction * (1 - PREPARING), step),
  }
  const {
    output,
    cents,
    model: trainedBy,
  } = await tools.run(
    {
      job: 'train',
      step: 'train',
      model,
      units: unitsOf(model.price, { steps }),
      label: 'learning_product',
      expectedSeconds: 240,
      keepsFiles: true,
      input: async (upload) => {
        const photos = input.photos.filter(({ photoId }) => used.has(photoId))
        const from = await packPhotos(photos, captionOf(input), context, tools)
        const archive = await upload({ from, mime: 'application/zip', name: 'photos.zip' })
        return inputOf(model, { archive, steps, triggerWord: input.triggerWord })
      },
    },
    part
  )
  const { weights: file, reference } = await readAnswer(trainAnswer, output)
  const path = await download(
    file.url,
    { name: WEIGHTS_FILE, mostBytes: WEIGHTS_BYTES },
    tools.settings,
    context
  )
  await checkWeights(path, model.weights)
  return {
    ...prepared,
    model: packModel(prepared.model, tools.provider, {
      reference,
      family: familyOf(trainedBy, tools),
    }),
    files: [...prepared.files, { name: WEIGHTS_FILE, path, mime: 'application/octet-stream' }],
    cost: { cents },
  }
}

/** Of the model that has done it, which another start may have chosen. */
function familyOf(id: string, { settings }: Tools): Family {
  const row = settings.trainers.find((one) => one.id === id) ?? needModel(settings.models, 'train')
  return row.family!
}

/** The trigger word with what the product is, so that the model learns them together. */
function captionOf({ triggerWord, description }: TrainInput): string {
  const [first] = description.replace(/\n?Text\/Graphics:.*$/s, '').split(/(?<=[.!?])\s/)
  return first ? `${triggerWord}, ${cutText(first, 200)}` : triggerWord
}

/** A zip of the photos, each with a caption beside it. */
async function packPhotos(
  photos: TrainInput['photos'],
  caption: string,
  context: EngineContext,
  { limit }: Tools
): Promise<string> {
  const path = join(context.scratch, 'photos.zip')
  await pipeline(streamZip(entries()), createWriteStream(path))
  return path

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [index, { key }] of photos.entries()) {
      const name = `photo-${index + 1}`
      const photo = await limit(async () => encodePhoto(await context.read(key), LONGEST_SIDE))
      yield { name: `${name}.jpg`, data: photo }
      yield { name: `${name}.txt`, data: Buffer.from(caption) }
    }
  }
}

/** Whether a file is what it should be: safetensors begin with the length of a JSON header, tar files name themselves at byte 257. */
async function checkWeights(path: string, kind: ModelRow['weights']): Promise<void> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const start = Buffer.alloc(262)
    await file.read(start, 0, start.length, 0)
    const isTar = start.toString('latin1', 257) === 'ustar'
    const header = start.readBigUInt64LE(0)
    const isSafetensors = size >= 9 && header <= BigInt(size - 8) && start[8] === 0x7b
    if (kind === 'tar' ? isTar : isSafetensors) return
    throw new EngineError('service_output_unusable')
  } finally {
    await file.close()
  }
}
