/** How a product gets ready: by a model that learns it, or by pictures of it that are shown to a model with each order. */
export const TRAINING_METHODS = ['training', 'references'] as const

export type TrainingMethod = (typeof TRAINING_METHODS)[number]
