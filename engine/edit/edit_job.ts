import { wordsLeft, wordsOn } from '../compare/read_changed.js'
import type { EditInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { Picture } from '../contract/output.js'
import { hash } from '../image/random.js'
import type { Plane, Raster } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import { toFailure } from '../threads/failure.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { keepOutside, readArea, refuseShapes } from './area.js'
import type { Editable, OperationContext } from './editable.js'
import { OPERATIONS } from './operations.js'
import { parseInstruction } from './parse_instruction.js'
import { cleanTransparent, findProduct, requireProduct } from './product.js'
import type { Step } from './step.js'

/** Longest side that is edited, in pixels; larger pictures are shrunk to it. */
const LONGEST_SIDE = 2048

/** Factors on strengths given in words: the first picture is as asked, others are weaker and stronger. */
const STRENGTHS = [1, 0.75, 1.25, 1.5]

/**
 * Changes a picture as an instruction says, or refuses; never answers with half of what was asked.
 *
 * @throws JobError `unsupported` for what it cannot honour, `invalid_input` for a picture that it cannot do it to, `product_unclear`
 *   where it would have to know where the product is
 */
export async function editJob(input: EditInput, context: JobContext): Promise<ThreadPictures> {
  const { steps, ignoredWords } = parseInstruction(input.instruction, input.area !== null)
  context.progress(0.02, { code: 'reading_picture' })
  const source = await readSource(input, steps, context)
  const area = input.area ? await readArea(await context.read(input.area), source.raster) : null
  if (area) refuseShapes(steps)
  const words = await wordsOn(source, context)
  const pictures: ThreadPictures['pictures'] = []
  for (let n = 0; n < input.count; n++) {
    await context.checkpoint()
    try {
      pictures.push(await makePicture(input, { source, area, words }, steps, n, context))
    } catch (error) {
      await context.checkpoint()
      // What fails for the first picture fails for all: they differ in strength and chance only.
      if (n === 0) throw error
      pictures.push(toFailure(error))
    }
  }
  return { pictures, ignoredWords, cost: { cents: 0 } }
}

async function readSource(
  { picture, mask }: EditInput,
  steps: Step[],
  context: JobContext
): Promise<Editable> {
  const read = await readPicture(await context.read(picture), LONGEST_SIDE)
  await context.checkpoint()
  const needed = steps.some(needsProduct)
  const helpful = steps.some(isHelpedByProduct)
  const wanted = needed || helpful || mask !== null || read.alpha !== null
  if (wanted) context.progress(0.08, { code: 'finding_product' })
  const product = wanted
    ? await findProduct(read, mask === null ? null : await context.read(mask), context)
    : null
  if (needed) requireProduct(product)
  return { raster: cleanTransparent(read), alpha: read.alpha, product, scene: null }
}

function needsProduct(step: Step): boolean {
  const { product } = OPERATIONS[step.op]
  // What is looked for beside the product must not be the product.
  if (step.op === 'remove') return step.place !== null
  if (product === 'by region') return 'region' in step && step.region !== 'picture'
  return product === 'needed'
}

/** Whether it comes out better where the product is known: no colour of their own means that the picture's ground is. */
function isHelpedByProduct(step: Step): boolean {
  if (step.op === 'pad') return step.color === null
  if (step.op === 'border') return step.frame.color === null
  return OPERATIONS[step.op].product === 'helpful'
}

async function makePicture(
  { seed: first, count, shapeWay }: EditInput,
  {
    source,
    area,
    words,
  }: { source: Editable; area: Plane | null; words: readonly string[] | null },
  steps: Step[],
  index: number,
  context: JobContext
): Promise<Picture> {
  const seed = hash(first, index)
  let picture = source
  // What is taken away leaves a hole that is wider than its area; all else is held to the area.
  let before = source
  for (const [n, step] of steps.entries()) {
    const done = (index + n / steps.length) / count
    context.progress(0.3 + 0.65 * done, { code: OPERATIONS[step.op].label })
    picture = await runStep(picture, step, {
      seed,
      shapeWay,
      factor: STRENGTHS[index % STRENGTHS.length]!,
      variant: index,
      area,
      networks: context.networks,
      infer: (inference) => context.infer(inference),
      checkpoint: () => context.checkpoint(),
    })
    if (step.op === 'remove') before = picture
    await context.checkpoint()
  }
  if (shapeWay && !picture.way) {
    throw new JobError('no_other_shape')
  }
  if (area && picture !== before) picture = keepOutside(before, picture, area)
  const format = picture.alpha ? 'png' : 'jpeg'
  const name = `edited-${index + 1}.${format === 'png' ? 'png' : 'jpg'}`
  const file = await writePicture(withAlpha(picture), context.scratch, name, format)
  const mask =
    picture.product &&
    (await writeMask(picture.product, context.scratch, `edited-mask-${index + 1}.png`))
  const label = await wordsLeft(words, picture, context)
  const { scene, way } = picture
  return {
    file,
    seed,
    mask,
    fidelity: null,
    label,
    scene,
    photoId: null,
    ...(way && { shapedBy: way }),
  }
}

/** A step's operation takes just that step, which the table's type says but the compiler cannot follow. */
function runStep(picture: Editable, step: Step, context: OperationContext): Promise<Editable> {
  const run = OPERATIONS[step.op].run as (
    picture: Editable,
    step: Step,
    context: OperationContext
  ) => Promise<Editable>
  return run(picture, step, context)
}

function withAlpha({ raster, alpha }: Editable): Raster {
  if (!alpha) return raster
  const data = new Uint8Array(alpha.data.length * 4)
  for (let i = 0; i < alpha.data.length; i++) {
    for (let c = 0; c < 3; c++) data[i * 4 + c] = raster.data[i * 3 + c]!
    data[i * 4 + 3] = Math.round(alpha.data[i]! * 255)
  }
  return { width: raster.width, height: raster.height, channels: 4, data }
}
