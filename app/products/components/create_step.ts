import type { UnfinishedTraining } from '../transformers/training_data'
import type { Identification } from './identify_photos'
import type { RefusedPhoto } from './use_photo_upload'

/** Where somebody is on the way from photos to a trained product. */
export type CreateStep =
  | { name: 'select'; error: string | null }
  /** `since` is when what is waited for began, ISO 8601; `sent` the share of the photos' copies that is on the server, null once all are. */
  | { name: 'identifying'; since: string; sent: number | null }
  | {
      name: 'identified'
      identification: Identification
      error: string | null
      refused: RefusedPhoto[]
    }
  | { name: 'uploading'; identification: Identification; isWaiting: boolean }
  | { name: 'training'; training: UnfinishedTraining }
  | { name: 'failed'; training: UnfinishedTraining; failure: TrainingFailure }

export interface TrainingFailure {
  /** The server's sentence on the training, if it gave one. */
  reason: string | null
  /** Why it could not be started again. */
  refusal: string | null
  retrying: boolean
}

/** What was recognised, while it is corrected and while its photos are sent. */
export type IdentifiedCreateStep = Extract<CreateStep, { identification: Identification }>
