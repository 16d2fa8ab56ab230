import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { makeFilm } from '../film.js'
import {
  BLACKENED,
  carriedOn,
  cutOut,
  drawn,
  edited,
  enlarged,
  IDENTIFIED,
  PNG,
  PROPOSED,
  sceneAround,
} from '../providers/pictures.js'
import { photosIn } from '../providers/photos_in.js'
import { complaint } from './complaints.js'

/** What a model is given, and the means to read and make files. */
export interface Job {
  input: Record<string, unknown>
  read(address: unknown): Promise<Buffer>
  /** Answers the file as the provider describes files. */
  keep(bytes: Buffer, mime: string, name: string): { url: string; content_type: string }
}

/** What came out, and the units that it is billed in. */
export interface Made {
  output: unknown
  units: number
}

/** A job that fails answers so. */
export class JobFailed extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown
  ) {
    super(`The job answers ${status}`)
  }
}

/** What is asked for, whatever the field is called. */
export function wordsIn(input: Job['input']): string {
  return String(input.prompt ?? input.scene_description)
}

async function pictures(
  { input, keep }: Job,
  count: number,
  paint: (index: number) => Promise<Buffer>
) {
  const images = []
  for (let index = 0; index < count; index++) {
    images.push(keep(await paint(index), PNG, `picture-${index}.png`))
  }
  const isBlack = wordsIn(input).includes(BLACKENED)
  return {
    images,
    seed: Number(input.seed ?? 0),
    has_nsfw_concepts: images.map(() => isBlack),
    prompt: input.prompt,
  }
}

/** A file that begins as weights do: the length of a JSON header, and the header. */
function weights(): Buffer {
  const header = Buffer.from(JSON.stringify({ __metadata__: { format: 'pt' } }))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(header.length))
  return Buffer.concat([length, header, Buffer.alloc(64)])
}

function talk(text: string): Made {
  const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000, cost: 0.0002 }
  return { output: { output: text, usage }, units: 0.02 }
}

async function film({ input, keep, read }: Job): Promise<Made> {
  const seconds = Number(input.duration)
  const size = await filmSize(await read(input.image_url ?? input.start_image_url))
  const made = await makeFilm(seconds, { ...size, hasSound: input.generate_audio === true })
  return {
    output: { video: keep(made, 'video/mp4', 'film.mp4') },
    units: seconds,
  }
}

/** Of the shape of the picture that a film starts with, as the model keeps it; small. */
async function filmSize(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const even = (side: number) => 2 * Math.round((96 * side) / Math.max(width, height))
  return { width: even(width), height: even(height) }
}

async function train({ input, read, keep }: Job): Promise<Made> {
  const archive = await read(input.images_data_url ?? input.image_data_url)
  if (photosIn(archive).length === 0) {
    throw new JobFailed(422, complaint('images_data_url', 'invalid_archive'))
  }
  const file = keep(weights(), 'application/octet-stream', 'pytorch_lora_weights.safetensors')
  const config = keep(Buffer.from('{}'), 'application/json', 'config.json')
  return { output: { diffusers_lora_file: file, config_file: config }, units: Number(input.steps) }
}

async function draw(job: Job): Promise<Made> {
  const { input } = job
  const { width, height } = input.image_size as { width: number; height: number }
  const count = Number(input.num_images)
  const lora = firstOf(input.loras as { path: string }[])
  await job.read(lora.path)
  const output = await pictures(job, count, (index) =>
    drawn(String(input.prompt), { width, height }, Number(input.seed) + index)
  )
  return { output, units: (count * width * height) / 1e6 }
}

/** Answers one picture, made of the one that is shown. */
const picture =
  (paint: (shown: Buffer) => Promise<Buffer>, unitsOf: (made: Buffer) => Promise<number>) =>
  async ({ input, read, keep }: Job): Promise<Made> => {
    const made = await paint(await read(input.image_url))
    return { output: { image: keep(made, PNG, 'made.png') }, units: await unitsOf(made) }
  }

async function megapixelsOf(made: Buffer): Promise<number> {
  const { width, height } = await sharp(made).metadata()
  return (width * height) / 1e6
}

/** Answers changed pictures. @param unit what one of them is billed for */
const edit =
  (unit = 1) =>
  async (job: Job): Promise<Made> => {
    const { input } = job
    const [shown] = (input.image_urls as string[] | undefined) ?? [input.image_url]
    const before = await job.read(shown)
    const count = Number(input.num_images ?? 1)
    const output = await pictures(job, count, (index) =>
      edited(before, String(input.prompt), index)
    )
    return { output, units: count * unit }
  }

/** Answers one picture beside a list of it. */
async function editOne(job: Job): Promise<Made> {
  const instructed = { ...job, input: { ...job.input, prompt: job.input.instruction } }
  const { output, units } = await edit()(instructed)
  const { images } = output as { images: unknown[] }
  return { output: { image: images[0], images }, units }
}

/** Answers a canvas in which even the picture itself is not quite what it was. */
async function widen({ input, read, keep }: Job): Promise<Made> {
  const [width, height] = input.canvas_size as [number, number]
  const shown = await edited(await read(input.image_url), '', 0)
  const made = await carriedOn(shown, { width, height }, input.original_image_location as number[])
  return { output: { image: keep(made, PNG, 'wide.png'), seed: 1 }, units: 1 }
}

async function replaceBackground(job: Job): Promise<Made> {
  const product = await job.read(job.input.image_url)
  const count = Number(job.input.num_images ?? job.input.num_results ?? 1)
  const output = await pictures(job, count, () => sceneAround(product, wordsIn(job.input)))
  return { output, units: count }
}

/** Answers one picture beside an empty list of them. */
async function replaceOneBackground(job: Job): Promise<Made> {
  const { output, units } = await replaceBackground(job)
  const { images } = output as { images: unknown[] }
  return { output: { image: images[0], images: [] }, units }
}

/** What each endpoint makes of a request that its schema takes. */
export const EMULATED: Record<string, (job: Job) => Promise<Made>> = {
  async 'openrouter/router/vision'({ input, read }) {
    for (const address of input.image_urls as string[]) await sharp(await read(address)).metadata()
    return talk(`Here it is:\n\`\`\`json\n${JSON.stringify(IDENTIFIED)}\n\`\`\``)
  },
  'openrouter/router': async () => talk(JSON.stringify(PROPOSED)),
  'fal-ai/flux-lora-fast-training': train,
  'fal-ai/flux-2-trainer': train,
  'fal-ai/qwen-image-2512-trainer-v2': train,
  'fal-ai/qwen-image-2512/lora': draw,
  'fal-ai/flux-lora': draw,
  'fal-ai/flux-2/lora': draw,
  'fal-ai/birefnet/v2': picture(cutOut, async () => 1.2),
  'fal-ai/bria/background/remove': picture(cutOut, async () => 1),
  'fal-ai/bria/background/replace': replaceBackground,
  'bria/replace-background': replaceOneBackground,
  'fal-ai/bria/product-shot': replaceBackground,
  // Those that count tokens tell dollars where others tell units.
  'google/nano-banana-2.1/edit': edit(0.041),
  'openai/gpt-image-2.5/flare/edit': edit(0.052),
  'openai/gpt-image-2.5/sunburst/edit': edit(0.131),
  'fal-ai/nano-banana-2/edit': edit(),
  'fal-ai/flux-pro/kontext': edit(),
  'fal-ai/bria/genfill': edit(),
  'bria/fibo-edit/edit': editOne,
  'fal-ai/qwen-image-edit/inpaint': edit(),
  'fal-ai/bria/eraser': picture(
    (shown) => edited(shown, '', 0),
    async () => 1
  ),
  'fal-ai/bria/expand': widen,
  'fal-ai/seedvr/upscale/image': picture(enlarged, megapixelsOf),
  'fal-ai/topaz/upscale/image': picture(enlarged, async () => 1),
  'fal-ai/esrgan': picture(enlarged, async () => 2),
  'fal-ai/kling-video/v2.6/pro/image-to-video': film,
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': film,
  'fal-ai/kling-video/v1.6/pro/image-to-video': film,
  'fal-ai/kling-video/v3/pro/image-to-video': film,
}
