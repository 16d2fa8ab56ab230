import { ApiError, reasonOf } from '~/ui/client/api_error'
import type { JsonOptions } from '~/ui/client/json'
import { retryLost } from '~/ui/client/retry_lost'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { isOfAll, otherFieldsOf } from './upload_errors'
import type { UploadOutcome } from './use_photo_upload'

/** Sends one photo. It is called again when the answer was lost, so it goes by a key that the photo keeps until it has arrived. */
export type SendPhoto = (photo: File, options: JsonOptions) => Promise<unknown>

interface UploadOptions {
  /** Ends it. */
  signal: AbortSignal
  /** Told the place of the photo that is being sent, from 0, the share of it that is, and whether the connection was lost. */
  onProgress: (index: number, fraction: number, isWaiting: boolean) => void
}

/** Sends photos one after the other, so that what has arrived is not sent again. */
export async function uploadPhotos(
  files: readonly File[],
  sendPhoto: SendPhoto,
  { signal, onProgress }: UploadOptions
): Promise<UploadOutcome> {
  const outcome: UploadOutcome = { sent: [], refused: [] }
  for (const [index, file] of files.entries()) {
    const onUploadProgress = (fraction: number) => onProgress(index, fraction, false)
    const onLost = () => onProgress(index, 0, true)
    onProgress(index, 0, false)
    try {
      await retryLost(() => sendPhoto(file, { signal, onUploadProgress }), { signal, onLost })
      outcome.sent.push(file)
    } catch (error) {
      if (signal.aborted) break
      outcome.refused.push({ file, sentence: sentenceOf(error), fields: otherFieldsOf(error) })
      if (isOfAll(error)) break
    }
  }
  return outcome
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return PRODUCT_MESSAGES.errors.upload
  return Object.values(error.errors)[0]?.[0] ?? reasonOf(error, PRODUCT_MESSAGES.errors.upload)
}
