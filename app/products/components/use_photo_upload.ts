import { useEffect, useRef, useState } from 'react'
import { elementOf } from '~/core/elements'
import { anySignal } from '~/ui/client/any_signal'
import type { SendPhoto } from './upload_photos'

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

/** Sends photos one after the other, until the page is left. */
export function usePhotoUpload() {
  const [state, setState] = useState<UploadState | null>(null)
  const [left] = useState(() => new AbortController())
  const running = useRef<AbortController>(null)
  useEffect(() => () => left.abort(), [left])

  return {
    /** Null while nothing is sent. */
    state,
    stop: () => running.current?.abort(),
    /** @param before photos that had arrived already, for what is shown */
    async upload(files: readonly File[], sendPhoto: SendPhoto, before = 0): Promise<UploadOutcome> {
      running.current = new AbortController()
      const signal = anySignal(left.signal, running.current.signal)
      const count = before + files.length
      const onProgress = (index: number, sent: number, isWaiting: boolean) => {
        const place = before + index
        const fraction = (place + sent) / count
        setState({ place: place + 1, count, file: elementOf(files, index), fraction, isWaiting })
      }
      if (files.length > 0) onProgress(0, 0, false)
      try {
        const { uploadPhotos } = await import('./upload_photos')
        return await uploadPhotos(files, sendPhoto, { signal, onProgress })
      } finally {
        setState(null)
      }
    },
  }
}
