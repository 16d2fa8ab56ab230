import type { ReadyModel } from './queries/list_ready_models'

/** Something that would bring a merchant further. */
export type NextStep =
  | { kind: 'first_pictures' | 'film'; modelId: number; name: string }
  | { kind: 'review'; count: number }
  | { kind: 'batch' }

interface NextStepsInput {
  models: readonly Pick<ReadyModel, 'id' | 'name' | 'images_count' | 'videos_count'>[]
  /** Pictures that nothing was decided on. */
  toReview: number
  videoCredits: number
}

/** From this many products on, one order for all of them saves time. */
const MODELS_FOR_A_BATCH = 2

/** Pictures that are worth a pass at the review desk. */
const PICTURES_FOR_A_REVIEW = 4

const MOST = 3

/**
 * What is worth doing next, most useful first, at most three: what was trained and never used, what was made and not looked
 * at, and what has not been tried.
 */
export function nextSteps({ models, toReview, videoCredits }: NextStepsInput): NextStep[] {
  const unused = models.find((model) => model.images_count === 0)
  const filmless = models.find((model) => model.images_count > 0 && model.videos_count === 0)
  const steps: NextStep[] = []
  if (unused) steps.push({ kind: 'first_pictures', modelId: unused.id, name: unused.name })
  if (toReview >= PICTURES_FOR_A_REVIEW) steps.push({ kind: 'review', count: toReview })
  if (filmless && videoCredits > 0) {
    steps.push({ kind: 'film', modelId: filmless.id, name: filmless.name })
  }
  if (models.length >= MODELS_FOR_A_BATCH) steps.push({ kind: 'batch' })
  return steps.slice(0, MOST)
}
