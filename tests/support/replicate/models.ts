import sharp from 'sharp'
import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { makeFilm } from '../film.js'
import {
  BLACKENED,
  carriedOn,
  cutOut,
  drawn,
  edited,
  enlarged,
  FORBIDDEN,
  IDENTIFIED,
  PNG,
  PROPOSED,
  sceneAround,
} from '../providers/pictures.js'
import { photosIn } from '../providers/photos_in.js'
import { SCHEMAS, TRAINED_SCHEMA } from './schemas.js'

/** What a model is given, and the means to read and make files. */
interface Job {
  input: Record<string, unknown>
  read(address: unknown): Promise<Buffer>
  /** Answers the file's address. */
  keep(bytes: Buffer, mime: string, name: string): string
}

export interface Emulated {
  schema: Schema
  /** Whether it runs by its name; by a version, if missing. */
  isOfficial?: boolean
  make(job: Job): Promise<unknown>
}

/** The archive of a training: one tar file. */
function weights(): Buffer {
  const archive = Buffer.alloc(10 * 512)
  archive.write('output/flux_train_replicate/lora.safetensors')
  archive.write('ustar', 257)
  return archive
}

async function one(job: Job, paint: Promise<Buffer>): Promise<string> {
  return job.keep(await paint, PNG, 'picture.png')
}

export const TRAINER = 'ostris/flux-dev-lora-trainer'

/** What a version that a training has made is run as. */
export const TRAINED: Emulated = {
  schema: TRAINED_SCHEMA,
  async make({ input, keep }) {
    const size = { width: Number(input.width), height: Number(input.height) }
    if (String(input.prompt).includes(BLACKENED)) {
      throw new Error('NSFW content detected. Try running it again, or try a different prompt.')
    }
    const made = []
    for (let index = 0; index < Number(input.num_outputs); index++) {
      const picture = await drawn(String(input.prompt), size, Number(input.seed) + index)
      made.push(keep(picture, PNG, `out-${index}.png`))
    }
    return made
  },
}

async function talk({ input, read }: Job): Promise<string[]> {
  const pictures = input.images as string[]
  for (const address of pictures) await sharp(await read(address)).metadata()
  const text = JSON.stringify(pictures.length > 0 ? IDENTIFIED : PROPOSED)
  return ['```json\n', text.slice(0, 20), text.slice(20), '\n```']
}

/** Changes the picture that is shown. */
async function edit(job: Job): Promise<string> {
  const { input } = job
  const prompt = String(input.prompt)
  if (prompt.includes(FORBIDDEN)) {
    throw new Error('The input or output was flagged as sensitive. (E005)')
  }
  const [shown] = (input.image_input ?? input.input_images ?? [input.input_image]) as string[]
  return one(job, edited(await job.read(shown), prompt, 0))
}

/** As many as are asked for, in a list. */
async function editMany(job: Job): Promise<string[]> {
  const count = Number(job.input.number_of_images ?? 1)
  return Promise.all(Array.from({ length: count }, () => edit(job)))
}

async function film({ input, keep }: Job): Promise<string> {
  const made = await makeFilm(Number(input.duration), {
    ...{ width: 192, height: 192 },
    hasSound: input.generate_audio === true,
  })
  return keep(made, 'video/mp4', 'film.mp4')
}

/** Changes all of the picture, whatever the mask says. */
async function editMasked(job: Job): Promise<string> {
  await sharp(await job.read(job.input.mask)).metadata()
  return one(job, edited(await job.read(job.input.image), String(job.input.prompt ?? ''), 0))
}

/** Answers a canvas in which even the picture itself is not quite what it was. */
async function widen(job: Job): Promise<string> {
  const { input, read } = job
  const [width, height] = input.canvas_size as [number, number]
  const shown = await edited(await read(input.image), '', 0)
  const at = input.original_image_location as number[]
  return one(job, carriedOn(shown, { width, height }, at))
}

async function replaceBackground(job: Job): Promise<string[]> {
  const product = await job.read(job.input.image)
  return [await one(job, sceneAround(product, String(job.input.bg_prompt)))]
}

async function train({ input, read, keep }: Job) {
  const archive = await read(input.input_images)
  if (photosIn(archive).length === 0) throw new Error('File is not a zip file')
  return { weights: keep(weights(), 'application/x-tar', 'trained_model.tar') }
}

const cut = async (job: Job) => one(job, cutOut(await job.read(job.input.image)))
const enlarge = async (job: Job) => one(job, enlarged(await job.read(job.input.image)))

const official = (id: string, make: Emulated['make']): [string, Emulated] => [
  id,
  { schema: SCHEMAS[id]!, isOfficial: true, make },
]
const community = (id: string, make: Emulated['make']): [string, Emulated] => [
  id,
  { schema: SCHEMAS[id]!, make },
]

export const EMULATED: Record<string, Emulated> = Object.fromEntries([
  official('google/gemini-3-flash', talk),
  official('google/gemini-2.5-flash', talk),
  official('openai/gpt-image-2.5-flare', editMany),
  official('openai/gpt-image-2.5-sunburst', editMany),
  official('kwaivgi/kling-v2.6', film),
  community(TRAINER, train),
  official('bria/remove-background', cut),
  community('851-labs/background-remover', cut),
  official('bria/generate-background', replaceBackground),
  official('google/nano-banana-2', edit),
  official('black-forest-labs/flux-kontext-pro', edit),
  official('black-forest-labs/flux-fill-pro', async (job) => [await editMasked(job)]),
  official('bria/eraser', editMasked),
  official('bria/expand-image', widen),
  community('nightmareai/real-esrgan', enlarge),
  official('kwaivgi/kling-v1.6-pro', film),
  official('kwaivgi/kling-v2.5-turbo-pro', film),
])
