import { useEffect, useEffectEvent, useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import type { MediaSource } from '~/ui/pictures/media_source'
import { maskSize } from './mask.js'
import { loadMask, loadPhoto } from './mask_files.js'
import { MaskSession } from './mask_session.js'
import { Picker } from './picker.js'

export interface Markable {
  /** Brings the picture to where it can be looked at; throws with the server's sentence when it cannot. */
  load: () => Promise<MediaSource>
  /** What is marked so far, a file or its address; null for nothing. */
  mask: Blob | string | null
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  /** What is marked: one product, or an area that may be of several things. */
  subject: 'product' | 'area'
}

type MarkingLoading =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; session: MaskSession; picker: Picker }

/**
 * Loads a picture to mark something in, once for each place on a screen.
 * @param failed what is said where the server has no sentence of its own
 */
export function useMarkingSession(markable: Markable, failed: string) {
  const [loading, setLoading] = useState<MarkingLoading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const onOpen = useEffectEvent(() => open(markable))
  const sentenceOf = useEffectEvent((error: unknown) => reasonOf(error, failed))

  useEffect(() => {
    let isGone = false
    onOpen().then(
      (opened) => !isGone && setLoading({ state: 'ready', ...opened }),
      (error: unknown) => !isGone && setLoading({ state: 'failed', message: sentenceOf(error) })
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  function retry() {
    setLoading({ state: 'loading' })
    setAttempt((count) => count + 1)
  }

  return { loading, retry }
}

async function open({ load, mask, canSelect, subject }: Markable) {
  const picture = await load()
  const picker = new Picker(picture.id, { isPossible: canSelect, isMany: subject === 'area' })
  const size = maskSize(picture)
  const nothing = { ...size, data: new Uint8Array(size.width * size.height) }
  const [photo, marked] = await Promise.all([
    loadPhoto(picture),
    mask === null ? nothing : readMask(mask, size),
  ])
  const session = new MaskSession(photo, marked, { isAutomatic: false, isBareAtFirst: true })
  return { session, picker }
}

async function readMask(mask: Blob | string, size: { width: number; height: number }) {
  if (typeof mask === 'string') return loadMask(mask, size)
  const url = URL.createObjectURL(mask)
  try {
    return await loadMask(url, size)
  } finally {
    URL.revokeObjectURL(url)
  }
}
