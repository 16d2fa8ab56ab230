import { useEffect, useRef, useState } from 'react'
import { ApiError, reasonOf } from '~/shell/client/api_error'
import type { JsonOptions } from '~/shell/client/json'
import { retryLost } from '~/shell/client/retry_lost'
import { PRODUCT_TEXTS } from '../screen_texts'
import { isOfAll, otherFieldsOf } from './upload_errors'

/** Where an upload stands. */
export interface UploadState {
  /** The photo that is being sent, counted from one. */
  place: number
  count: number
  file: File
  /** Share of all that is sent, 0 to 1. */
  fraction: number
  /** Whether the connection was lost, and is waited for. */
  isWaiting: boolean
}

export interface RefusedPhoto {
  file: File
  sentence: string
  /** What is wrong with other fields of the call, by field. */
  fields: Record<string, string[]>
}

/** What came of an upload: photos in neither list were not sent, because it was stopped or the others would have fared the same. */
export interface UploadOutcome {
  sent: File[]
  refused: RefusedPhoto[]
}

/** Sends one photo. It is called again when the answer was lost, so it goes by a key that the photo keeps until it has arrived. */
type SendPhoto = (photo: File, options: JsonOptions) => Promise<unknown>

/** Sends photos one after the other, so that what has arrived is not sent again. What is left when the page is left is not sent. */
export function usePhotoUpload() {
  const [state, setState] = useState<UploadState | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  return {
    /** Null while nothing is sent. */
    state,
    stop: () => running.current?.abort(),
    /** @param before photos that had arrived already, for what is shown */
    async upload(files: readonly File[], sendPhoto: SendPhoto, before = 0): Promise<UploadOutcome> {
      const { signal } = (running.current = new AbortController())
      const outcome: UploadOutcome = { sent: [], refused: [] }
      const count = before + files.length
      for (const [index, file] of files.entries()) {
        const begun = { place: before + index + 1, count, file, isWaiting: false }
        const show = ({ fraction = 0, isWaiting = false }: Partial<UploadState>) =>
          setState({ ...begun, isWaiting, fraction: (before + index + fraction) / count })
        const onUploadProgress = (fraction: number) => show({ fraction })
        show({})
        try {
          const onLost = () => show({ isWaiting: true })
          await retryLost(() => sendPhoto(file, { signal, onUploadProgress }), { signal, onLost })
          outcome.sent.push(file)
        } catch (error) {
          if (signal.aborted) break
          outcome.refused.push({ file, sentence: sentenceOf(error), fields: otherFieldsOf(error) })
          if (isOfAll(error)) break
        }
      }
      setState(null)
      return outcome
    },
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return PRODUCT_TEXTS.errors.upload
  return Object.values(error.errors)[0]?.[0] ?? reasonOf(error, PRODUCT_TEXTS.errors.upload)
}
