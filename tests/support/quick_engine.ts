import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type {
  Engine,
  EngineContext,
  EngineState,
  GenerateInput,
  OutputFile,
  PicturesOutput,
  TrainedView,
} from '#app/engines/engine'
import type { FailureCategory } from '#app/engines/failures/failures'
import { failed, unsupported, untilStopped, warned } from './in_own_words.js'
import { makeFilm } from './film.js'
import { quickDraft, quickMask } from './quick_draft.js'
import { quickReel, REEL_SIZE } from './quick_reel.js'
import { quickReshape } from './quick_reshape.js'
import { quickSelect } from './quick_select.js'

/** Words in a prompt that make the engine below misbehave. */
export const FAILS = 'fails'
export const FAILS_ONCE = 'fails once'
export const HALF_FAILS = 'half fails'
export const NEVER_ENDS = 'never ends'

/** Begins the name of an engine's error that the engine below then fails with, such as 'fault busy'. */
export const FAULT = 'fault'

/** Makes it fail as long as it is not told where the product is. */
export const NO_PRODUCT = `${FAULT} product_unclear`

/** Answers that no engine should give: no pictures at all, and a file that is not there. */
export const MAKES_NOTHING = 'makes nothing'
export const MAKES_NO_FILE = 'makes no file'

/** Makes the engine below answer a film that plays. */
export const PLAYS = 'plays'

/** Words of a change that gives a picture another shape. */
export const OTHER_SHAPE = 'crop to 16:9'

/** A word that the engine below does not understand. */
export const UNKNOWN_WORD = 'astronaut'

/** Scene of what it changed within an area. */
export const AREA = 'Marked area'
/** What it says of every picture that it makes, and of the first photo that it looks at. */
export const FIDELITY = { deltaE: 1.4, ssim: 0.98 }
export const LABEL = { words: 5, read: 4 }
export const SCENE = 'marble.sea'
export const WARNING = 'The photo is blurred: hold the camera still or use more light.'
/** Word in a description that makes it unsure of its cut-outs. */
export const UNSURE = 'unsure'

/** Words in a description that make it refuse photos without their owner's mask. */
export const NEEDS_MASKS = 'needs masks'

const free = { cents: 0 }
const unmeasured = { mask: null, fidelity: null, scene: null, photoId: null }

/** The first photo is good, the second nearly the same, the others cannot be used. */
function viewOf(photoId: string, index: number, best: string): TrainedView {
  return {
    photoId,
    file: index < 2 ? 'view' : null,
    view: 'Front',
    quality: index === 0 ? 0.9 : index === 1 ? 0.6 : 0,
    confidence: 0.9,
    duplicateOf: index === 1 ? best : null,
    warnings: index < 2 ? [] : [warned(WARNING)],
  }
}

/** @throws EngineError when the words ask for one */
function failAsAsked(prompt: string): void {
  const [, code] = new RegExp(`${FAULT} (\\w+)`).exec(prompt) ?? []
  if (code) throw failed(code as FailureCategory, `This is ${code}.`)
}

type PaintedPictures = Omit<GenerateInput, 'model' | 'modelFiles'> & { photoId: string }

/** The photo that its own models name, or the first one of the seeded products' models, which the real engine made. */
function photoIdOf({ photoId, views }: EngineState): string {
  return String(photoId ?? (views as { photoId: string }[])[0]!.photoId)
}

/**
 * An engine for tests of what surrounds engines: plain pictures at once, failures on demand. What is tested of
 * pictures themselves is tested with the real one.
 */
export function quickEngine(): Engine {
  const failedOnce = new Set<string>()

  async function paint(context: EngineContext, name: string, width: number, height: number) {
    const path = join(context.scratch, `${name}.png`)
    await sharp({ create: { width, height, channels: 3, background: '#7c8da5' } })
      .png()
      .toFile(path)
    return { path, mime: 'image/png', width, height } satisfies OutputFile
  }

  async function paintAll(
    { prompt, negativePrompt, count, seed, firstIndex, photoId, ...laid }: PaintedPictures,
    context: EngineContext
  ): Promise<PicturesOutput> {
    failAsAsked(prompt)
    if (prompt.includes(MAKES_NOTHING)) return { pictures: [], ignoredWords: [], cost: free }
    if (prompt.includes(NEVER_ENDS)) return untilStopped(context.signal)
    if (prompt.includes(FAILS_ONCE) && !failedOnce.has(prompt)) {
      failedOnce.add(prompt)
      throw failed('provider_down', 'Gone for a moment.')
    }
    if (prompt.endsWith(` ${FAILS}`) && !prompt.endsWith(HALF_FAILS)) {
      throw failed('rejected_content', 'This prompt is not allowed.')
    }
    const pictures: PicturesOutput['pictures'] = []
    for (let index = firstIndex; index < firstIndex + count; index++) {
      if (prompt.includes(HALF_FAILS) && index % 2 === 1) {
        pictures.push(failed('invalid_input', 'This one failed.'))
      } else {
        const { width, height } = laid
        const file = await paint(context, `picture-${index}`, width, height)
        if (prompt.includes(MAKES_NO_FILE)) await rm(file.path)
        const mask = laid.layout
          ? await quickMask(laid, context.scratch, `mask-${index}`)
          : await paint(context, `mask-${index}`, width, height)
        const facts = { fidelity: FIDELITY, label: LABEL, scene: SCENE, photoId }
        pictures.push({ file, mask, seed: seed + index, ...facts })
      }
    }
    const words = `${prompt} ${negativePrompt}`
    const ignoredWords = words.includes(UNKNOWN_WORD) ? [UNKNOWN_WORD] : []
    return { pictures, ignoredWords, cost: free }
  }

  function rated(mask: string | null) {
    return mask
      ? { confidence: 1, advice: null }
      : { confidence: 0.4, advice: warned('Check this.') }
  }

  const can = { expectedSeconds: 1 }
  return {
    name: 'local',
    capabilities: {
      identify: can,
      train: can,
      suggestPrompts: can,
      cutout: can,
      mask: can,
      generate: can,
      background: can,
      edit: { ...can, hasAreas: true, hasShapeWays: true },
      packshot: null,
      video: can,
      reel: can,
      upscale: can,
      select: can,
    },
    async identify({ photos }, context) {
      for (const { mask } of photos) if (mask) await context.read(mask)
      const identifications = photos.map((_, index) => ({
        description: 'A blue mug.',
        warnings: index === 0 ? [warned(WARNING)] : [],
      }))
      const description = 'A blue mug. Text/Graphics: None'
      return { object: 'Mug', suggestions: null, description, identifications, cost: free }
    },
    async train({ photos, description }, context) {
      if (description.includes(NEVER_ENDS)) return untilStopped(context.signal)
      if (description.includes(FAILS)) {
        throw failed('invalid_input', 'The product could not be found in the photos.')
      }
      if (description.includes(NEEDS_MASKS) && photos.some(({ mask }) => mask === null)) {
        throw failed('invalid_input', 'A photo has no mask.')
      }
      context.progress(0.5, { code: 'cutting_out_photo', at: 1, of: 1 })
      const file = await paint(context, 'view', 32, 32)
      return {
        model: { photoId: photos[0]!.photoId, masks: photos.map(({ mask }) => mask) },
        files: [{ ...file, name: 'view' }],
        views: photos.map((photo, index) => ({
          ...viewOf(photo.photoId, index, photos[0]!.photoId),
          ...(description.includes(UNSURE) ? { confidence: 0.3 } : {}),
        })),
        cost: free,
      }
    },
    async suggestPrompts({ count }) {
      return { prompts: Array.from({ length: count }, (_, n) => `Prompt ${n + 1}`), cost: free }
    },
    async cutout({ mask }, context) {
      return { file: await paint(context, 'cutout', 32, 32), ...rated(mask), cost: free }
    },
    async mask({ mask }, context) {
      return { file: await paint(context, 'mask', 32, 32), ...rated(mask), cost: free }
    },
    generate: ({ model, ...input }, context) =>
      paintAll({ ...input, photoId: photoIdOf(model) }, context),
    background: paintAll,
    async video({ prompt, seconds, aspectRatio, shapeWay, cfgScale, mask }, context) {
      failAsAsked(prompt)
      if (prompt.includes(NEVER_ENDS)) return untilStopped(context.signal)
      if (prompt.endsWith(` ${FAILS}`)) {
        throw failed('rejected_content', 'This prompt is not allowed.')
      }
      context.progress(0.5, { code: 'making_video' })
      const path = join(context.scratch, 'film.mp4')
      const size = { width: 64, height: 36 }
      // Not a film that plays, unless asked for: what it was asked for, for tests to read.
      const film = prompt.includes(PLAYS)
        ? await makeFilm(seconds, size)
        : JSON.stringify({ seconds, aspectRatio, cfgScale, mask })
      await writeFile(path, film)
      return {
        file: { path, mime: 'video/mp4', ...size, seconds, framesPerSecond: 24 },
        poster: await paint(context, 'poster', size.width, size.height),
        seed: 1,
        ...(shapeWay && { shapedBy: shapeWay }),
        ignoredWords: prompt.includes(UNKNOWN_WORD) ? [UNKNOWN_WORD] : [],
        cost: free,
      }
    },
    async reel(input, context) {
      const { name } = input.words
      failAsAsked(name)
      if (name.includes(NEVER_ENDS)) return untilStopped(context.signal)
      if (name.endsWith(FAILS)) {
        throw failed('invalid_input', 'The sound could not be read.')
      }
      const { width, height } = REEL_SIZE
      return quickReel(input, await paint(context, 'poster', width, height), context)
    },
    async upscale(_input, context) {
      return {
        pictures: [{ ...unmeasured, file: await paint(context, 'upscaled', 64, 64), seed: 0 }],
        ignoredWords: [],
        cost: free,
      }
    },
    async edit({ instruction, mask, area, shapeWay, count }, context) {
      if (mask === null || !instruction.includes(NO_PRODUCT)) failAsAsked(instruction)
      if (instruction.includes(NEVER_ENDS)) return untilStopped(context.signal)
      for (const sent of [area, mask]) if (sent) await context.read(sent)
      context.progress(0.5, { code: 'changing_light' })
      const pictures: PicturesOutput['pictures'] = []
      for (let index = 0; index < count; index++) {
        if (instruction.includes(HALF_FAILS) && index % 2 === 1) {
          pictures.push(failed('invalid_input', 'This one failed.'))
          continue
        }
        const file = await paint(context, `edited-${index}`, 48, 48)
        const changed = mask === null ? null : await paint(context, `mask-${index}`, 48, 48)
        const way = shapeWay ?? (instruction.includes(OTHER_SHAPE) ? 'filled' : null)
        const facts = { ...unmeasured, scene: area ? AREA : null, ...(way && { shapedBy: way }) }
        pictures.push({ ...facts, file, mask: changed, seed: 7 + index })
      }
      const ignoredWords = instruction.includes(UNKNOWN_WORD) ? [UNKNOWN_WORD] : []
      return { pictures, ignoredWords, cost: free }
    },
    reshape: quickReshape,
    packshot: unsupported,
    select: quickSelect,
    async draft(input, { signal }) {
      failAsAsked(input.prompt)
      if (input.prompt.includes(NEVER_ENDS)) return untilStopped(signal)
      return quickDraft(input)
    },
    async close() {},
  }
}
