import sharp from 'sharp'
import { makeFilm } from '../film.js'
import {
  BLACKENED,
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

/** What a model is given, and the means to read and make files. */
interface Job {
  input: Record<string, unknown>
  read(address: unknown): Promise<Buffer>
  /** Answers the file's address. */
  keep(bytes: Buffer, mime: string, name: string): string
}

interface Emulated {
  /** Fields that have to be there. */
  required: string[]
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
  required: ['prompt'],
  async make({ input, keep }) {
    const size = { width: Number(input.width), height: Number(input.height) }
    if (Math.max(size.width, size.height) > 1440) throw new Error('width: must be <= 1440')
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

export const EMULATED: Record<string, Emulated> = {
  'google/gemini-2.5-flash': {
    required: ['prompt'],
    isOfficial: true,
    async make({ input, read }) {
      const pictures = input.images as string[]
      for (const address of pictures) await sharp(await read(address)).metadata()
      const text = JSON.stringify(pictures.length > 0 ? IDENTIFIED : PROPOSED)
      return ['```json\n', text.slice(0, 20), text.slice(20), '\n```']
    },
  },
  [TRAINER]: {
    required: ['input_images', 'trigger_word'],
    async make({ input, read, keep }) {
      const archive = await read(input.input_images)
      if (photosIn(archive).length === 0) throw new Error('File is not a zip file')
      return { weights: keep(weights(), 'application/x-tar', 'trained_model.tar') }
    },
  },
  'bria/remove-background': {
    required: ['image'],
    isOfficial: true,
    make: async (job) => one(job, cutOut(await job.read(job.input.image))),
  },
  'bria/generate-background': {
    required: ['image', 'bg_prompt'],
    isOfficial: true,
    async make(job) {
      const product = await job.read(job.input.image)
      return [await one(job, sceneAround(product, String(job.input.bg_prompt)))]
    },
  },
  'google/nano-banana-2': {
    required: ['prompt', 'image_input'],
    isOfficial: true,
    async make(job) {
      const prompt = String(job.input.prompt)
      if (prompt.includes(FORBIDDEN)) {
        throw new Error('The input or output was flagged as sensitive. (E005)')
      }
      const picture = await job.read((job.input.image_input as string[])[0])
      return one(job, edited(picture, prompt, 0))
    },
  },
  'nightmareai/real-esrgan': {
    required: ['image'],
    make: async (job) => one(job, enlarged(await job.read(job.input.image))),
  },
  'kwaivgi/kling-v1.6-pro': {
    required: ['prompt', 'start_image'],
    isOfficial: true,
    async make({ input, keep }) {
      if (Number(input.cfg_scale) > 1) throw new Error('cfg_scale: must be <= 1')
      const film = await makeFilm(Number(input.duration), { width: 192, height: 192 })
      return keep(film, 'video/mp4', 'film.mp4')
    },
  },
}
