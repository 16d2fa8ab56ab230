import { route } from '~/ui/client/routes'
import {
  codeOf,
  followGeneration,
  generationOf,
  isCancelled,
  runGeneration,
} from '~/work/components/run_generation'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { PendingWork } from './editor_draft'
import { reportEdit, reportFailedEdit } from './report_edit'
import { type EditorStep, stepOf } from './steps'

/** Answers of the two calls, and of their work when it was waited for. */
interface EditAnswer {
  /** Address of an edited picture. */
  processedImage?: string | null
  /** Address of an enlarged one. */
  upscaledImage?: string | null
  /** What is known of it. */
  image?: GeneratedImageData | null
}

/** Asks for work and resolves with its picture, however long it takes. Throws `ApiError` as `runGeneration`. */
export async function runEdit(work: PendingWork): Promise<EditorStep> {
  try {
    const answer = await ask(work)
    const path = work.kind === 'edit' ? answer.processedImage : answer.upscaledImage
    if (!path || !answer.image) throw new Error(EDITOR_MESSAGES.errors.invalidAnswer)
    reportEdit(work.kind, answer.image.id)
    return { ...stepOf(answer.image), path, madeOf: work.path }
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
  task,
  shapeWay,
  key,
  workId,
}: PendingWork): Promise<EditAnswer> {
  if (workId !== undefined) return followGeneration(workId)
  return kind === 'edit'
    ? runGeneration(
        route('api.edit-image'),
        {
          ...{ image: path, mask, product_mask: product, shape_way: shapeWay, num_images: 1 },
          ...(task ? { task } : { prompt }),
        },
        key
      )
    : runGeneration(route('api.upscale-image'), { image_url: path }, key)
}
