import { useEffect, useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import type { PhotoData } from '~/products/transformers/product_data'
import { findMask, type PhotoRef } from './mask_calls.js'
import { loadMask, loadPhoto } from './mask_files.js'
import { maskSize } from './mask.js'
import { MaskSession } from './mask_session.js'
import { Picker } from './picker.js'
import { EDITOR_MESSAGES } from '../messages/en/editor.js'

export type MaskLoading =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready'
      session: MaskSession
      picker: Picker
      /** What the engine says of the automatic mask, if that is what was opened. */
      advice: string | null
    }

/** Loads a photo and its mask, the owner's own or else the automatic one, which may take seconds. */
export function useMaskSession(productId: number, photo: PhotoData, canSelect: boolean) {
  const [loading, setLoading] = useState<MaskLoading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { id: photoId, mask_path: ownMask, picture } = photo

  useEffect(() => {
    let isGone = false
    open({ productId, photoId }, picture, ownMask, canSelect).then(
      (opened) => !isGone && setLoading({ state: 'ready', ...opened }),
      (error: unknown) =>
        !isGone &&
        setLoading({ state: 'failed', message: reasonOf(error, EDITOR_MESSAGES.loadFailed) })
    )
    return () => {
      isGone = true
    }
  }, [attempt, productId, photoId, ownMask, picture, canSelect])

  function retry() {
    setLoading({ state: 'loading' })
    setAttempt((count) => count + 1)
  }

  return { loading, retry }
}

async function open(
  ref: PhotoRef,
  picture: PhotoData['picture'],
  ownMask: string | null,
  canSelect: boolean
) {
  const picker = new Picker(picture.id, { isPossible: canSelect })
  const [photo, { mask, advice }] = await Promise.all([
    loadPhoto(picture),
    ownMask === null ? loadAutomaticMask(ref, picture) : loadOwnMask(ownMask, picture),
  ])
  if (advice) picker.doubt()
  const session = new MaskSession(photo, mask, { isAutomatic: ownMask === null })
  return { session, picker, advice }
}

async function loadOwnMask(path: string, picture: PhotoData['picture']) {
  return { mask: await loadMask(`${path}/original`, maskSize(picture)), advice: null }
}

/** Has the product found and fetches where it is. Throws `ApiError`, or when the mask cannot be loaded. */
export async function loadAutomaticMask(ref: PhotoRef, picture: PhotoData['picture']) {
  const { mask_url: url, advice } = await findMask(ref)
  return { mask: await loadMask(url, maskSize(picture)), advice }
}
