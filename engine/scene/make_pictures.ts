import sharp from 'sharp'
import type { GenerateInput } from '../contract/input.js'
import type { Rgb } from '../image/color.js'
import { hash } from '../image/random.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import { toFailure } from '../threads/failure.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import type { Spill } from '../train/spill.js'
import { readAgain } from '../vision/text/read_again.js'
import type { TextLine } from '../vision/text/text_line.js'
import { sizeOf, type ProductSize } from './goods/size_of.js'
import { lightByHand } from '../layout/light.js'
import { parsePrompt } from './parse_prompt.js'
import { renderScene, type RenderOptions } from './render_scene.js'
import type { CameraWish, Scene } from './scene.js'
import { sceneCode } from './scene_code.js'

/** A product cut out of one photo. */
export interface Subject {
  /** PNG with alpha, trimmed to its outline. */
  cutout: Uint8Array
  photoId: string | null
  /** As in `ModelView`. */
  lightSide: number
  gain: Rgb
  spill?: Spill | null
  photoLight?: number
  fromAbove: boolean
  lines?: TextLine[] | null
}

export type Order = Pick<
  GenerateInput,
  | 'prompt'
  | 'negativePrompt'
  | 'product'
  | 'count'
  | 'width'
  | 'height'
  | 'seed'
  | 'firstIndex'
  | 'layout'
>

/** A scene as the words and the layout ask for it. */
export interface AskedScene {
  scene: Scene
  size: ProductSize
  ignoredWords: string[]
}

/** @param own words that name the product itself */
export function askedScene(
  { prompt, negativePrompt, product, layout = {} }: Omit<Order, 'count' | 'firstIndex'>,
  own: string
): AskedScene {
  const size = sizeOf(prompt, product ?? { name: '', description: own })
  const named = `${own} ${product?.name ?? ''} ${product?.description ?? ''}`
  const { scene, ignoredWords } = parsePrompt(prompt, named, negativePrompt, size.onFloor)
  return { scene: lightByHand(scene, layout), size, ignoredWords }
}

/** What a subject's picture is rendered with, at a place in the series that the order's seed makes. */
export async function renderOptions(
  { seed, width, height, layout }: Omit<Order, 'count' | 'firstIndex'>,
  { height: tall, onFloor }: ProductSize,
  { photoId: _photoId, lines: _lines, ...subject }: Subject,
  index: number
): Promise<RenderOptions> {
  const cut = await sharp(subject.cutout).metadata()
  const cutoutSize = { width: cut.width, height: cut.height }
  return { ...subject, cutoutSize, tall, onFloor, width, height, seed: hash(seed, index), layout }
}

/**
 * Puts products into the set that the prompt asks for, once for each picture: pattern and light differ from one to the
 * next. One that fails is a failure in its place.
 *
 * @param own words that name the product itself
 * @param subjectFor the product for the picture with an index, seen as the words ask if there is such a photo
 */
export async function makePictures(
  order: Order,
  own: string,
  subjectFor: (index: number, camera: CameraWish | null) => Promise<Subject>,
  context: JobContext
): Promise<ThreadPictures> {
  const { scene, size, ignoredWords } = askedScene(order, own)
  const ignored = new Set(ignoredWords)
  const pictures: ThreadPictures['pictures'] = []
  for (let n = 0; n < order.count; n++) {
    context.progress(n / order.count, { code: 'making_picture', at: n + 1, of: order.count })
    await context.checkpoint()
    const index = order.firstIndex + n
    try {
      const subject = await subjectFor(index, scene.camera)
      if (scene.camera === 'above' && !subject.fromAbove) ignored.add('above')
      pictures.push(await makePicture(order, scene, size, subject, index, context))
    } catch (error) {
      await context.checkpoint()
      pictures.push(toFailure(error))
    }
  }
  return { pictures, ignoredWords: [...ignored], cost: { cents: 0 } }
}

async function makePicture(
  order: Order,
  scene: Scene,
  size: ProductSize,
  subject: Subject,
  index: number,
  context: JobContext
) {
  const options = await renderOptions(order, size, subject, index)
  const { picture, alpha, fidelity, place } = await renderScene(
    structuredClone(scene),
    options,
    () => context.checkpoint()
  )
  const { photoId, lines } = subject
  const label = await readAgain(picture, lines ?? [], place, context)
  const file = await writePicture(picture, context.scratch, `picture-${index + 1}.jpg`, 'jpeg')
  const mask = await writeMask(alpha, context.scratch, `mask-${index + 1}.png`)
  const { seed } = options
  return { file, seed, mask, fidelity: fidelity(), label, scene: sceneCode(scene), photoId }
}
