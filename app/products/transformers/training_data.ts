/** A training that goes on, so that a page that was left can show it again. */
export type UnfinishedTraining = {
  request_id: string
  model_id: number
  name: string
  /** 0 to 1. */
  progress: number
  step: string | null
  created_at: string
}
