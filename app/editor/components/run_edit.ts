import { route } from '~/shell/client/routes'
import {
  codeOf,
  followGeneration,
  generationOf,
  isCancelled,
  runGeneration,
} from '~/studio/components/run_generation'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import { EDITOR_TEXTS } from '../screen_texts'
import type { PendingWork } from './editor_draft'
import { reportEdit, reportFailedEdit } from './report_edit'
import { type EditorStep, stepOf } from './steps'

/** Answers of the two calls, and of their work when it was waited for. */
interface EditAnswer {
  image?: GeneratedImageData | null
  images?: GeneratedImageData[]
}

/** Asks for work and resolves with its picture, however long it takes. Throws `ApiError` as `runGeneration`. */
export async function runEdit(work: PendingWork): Promise<EditorStep> {
  try {
    const answer = await ask(work)
    const image = answer.image ?? answer.images?.[0]
    if (!image) throw new Error(EDITOR_TEXTS.errors.invalidAnswer)
    reportEdit(work.kind, image.id)
    return { ...stepOf(image), madeOf: work.path }
  } catch (error) {
    if (!isCancelled(error)) reportFailedEdit(work.kind, codeOf(error), generationOf(error))
    throw error
  }
}

function ask({
  kind,
  path,
  prompt,
  mask,
  product,
  shapeWay,
  key,
  workId,
}: PendingWork): Promise<EditAnswer> {
  if (workId !== undefined) return followGeneration(workId)
  return kind === 'edit'
    ? runGeneration(
        route('api.edit-image'),
        { image: path, prompt, mask, product_mask: product, shape_way: shapeWay, num_images: 1 },
        key
      )
    : runGeneration(route('api.upscale-image'), { image_url: path }, key)
}
