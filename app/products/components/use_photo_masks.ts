import { useState } from 'react'
import { useKeptFiles } from '~/ui/client/use_kept_files'
import { type PhotoMasks, withMask } from './photo_masks'

/**
 * What is shown in the photos of a form before they are sent: kept for this tab like the photos, so that a reload loses nothing.
 * @param form tells forms apart
 */
export function usePhotoMasks(form: string) {
  const [masks, setMasks] = useState<PhotoMasks>([])
  const kept = useKeptFiles(`${form} masks`, masks, setMasks)
  return {
    masks,
    isRead: kept.isRead,
    /** @param mask null: the product is found by itself */
    show: (photo: File, mask: Blob | null) => setMasks((now) => withMask(now, photo, mask)),
    forget() {
      setMasks([])
      kept.forget()
    },
  }
}
