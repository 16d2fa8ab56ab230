import type { TrainingMethod } from '../training_method.js'

/** A training that goes on, so that a page that was left can show it again. */
export type UnfinishedTraining = {
  request_id: string
  model_id: number
  method: TrainingMethod
  name: string
  /** 0 to 1. */
  progress: number
  step: string | null
  created_at: string
}
