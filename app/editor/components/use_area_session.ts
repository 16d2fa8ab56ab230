import { useEffect, useState } from 'react'
import { maskSize } from '~/products/components/mask_editor/mask'
import { loadMask, loadPhoto } from '~/products/components/mask_editor/mask_files'
import { MaskSession } from '~/products/components/mask_editor/mask_session'
import { Picker } from '~/products/components/mask_editor/picker'
import type { MediaSource } from '~/shell/ui/media_source'

type AreaLoading =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; session: MaskSession; picker: Picker }

/**
 * Loads a picture to mark an area in.
 * @param mask data URL of what is marked so far, or null for nothing
 * @param canSelect whether what somebody points at can be found here
 */
export function useAreaSession(picture: MediaSource, mask: string | null, canSelect: boolean) {
  const [loading, setLoading] = useState<AreaLoading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    open(picture, mask, canSelect).then(
      (opened) => !isGone && setLoading({ state: 'ready', ...opened }),
      () => !isGone && setLoading({ state: 'failed' })
    )
    return () => {
      isGone = true
    }
  }, [attempt, picture, mask, canSelect])

  function retry() {
    setLoading({ state: 'loading' })
    setAttempt((count) => count + 1)
  }

  return { loading, retry }
}

async function open(picture: MediaSource, mask: string | null, canSelect: boolean) {
  const picker = new Picker(picture.id, canSelect)
  const size = maskSize(picture)
  const nothing = { ...size, data: new Uint8Array(size.width * size.height) }
  const [photo, marked] = await Promise.all([
    loadPhoto(picture),
    mask === null ? nothing : loadMask(mask, size),
  ])
  return { session: new MaskSession(photo, marked, { isAutomatic: false }), picker }
}
