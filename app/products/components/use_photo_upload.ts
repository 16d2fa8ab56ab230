import { useRef, useState } from 'react'
import { ApiError, isLost, reasonOf } from '~/shell/client/api_error'
import { postJson } from '~/shell/client/json'
import { newUuid } from '~/shell/client/new_uuid'
import { retryLost } from '~/shell/client/retry_lost'
import { route } from '~/shell/client/routes'
import { PRODUCT_TEXTS } from '../screen_texts'
import { readDataUrl } from './photo_copies'

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
}

/** What came of an upload: photos in neither list were not sent, because it was stopped or the server is gone. */
export interface UploadOutcome {
  sent: File[]
  refused: RefusedPhoto[]
}

/**
 * Adds photos to a product one after the other, so that what has arrived is not sent again. Each keeps its key until it has
 * arrived: a lost answer does not add it twice.
 */
export function usePhotoUpload(productId: number) {
  const [state, setState] = useState<UploadState | null>(null)
  const [keys] = useState(() => new WeakMap<File, string>())
  const running = useRef<AbortController>(null)

  async function send(file: File, signal: AbortSignal, show: (sent: Partial<UploadState>) => void) {
    const images = [await readDataUrl(file)]
    const idempotencyKey = keys.get(file) ?? newUuid()
    keys.set(file, idempotencyKey)
    const share = (sent: number) => show({ fraction: sent, isWaiting: false })
    const call = () =>
      postJson(
        route('products.upload-images', { product: productId }),
        { images },
        { idempotencyKey, signal, onUploadProgress: share }
      )
    await retryLost(call, { signal, onLost: () => show({ isWaiting: true }) })
  }

  return {
    /** Null while nothing is sent. */
    state,
    stop: () => running.current?.abort(),
    async upload(files: readonly File[]): Promise<UploadOutcome> {
      const { signal } = (running.current = new AbortController())
      const outcome: UploadOutcome = { sent: [], refused: [] }
      for (const [index, file] of files.entries()) {
        const begun = { place: index + 1, count: files.length, file, isWaiting: false }
        const show = ({ fraction = 0, isWaiting = false }: Partial<UploadState>) =>
          setState({ ...begun, isWaiting, fraction: (index + fraction) / files.length })
        show({})
        try {
          await send(file, signal, show)
          outcome.sent.push(file)
        } catch (error) {
          if (signal.aborted) break
          outcome.refused.push({ file, sentence: sentenceOf(error) })
          // The others would not arrive either.
          if (isLost(error)) break
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
