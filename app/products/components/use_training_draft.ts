import { useRef, useState } from 'react'
import { newUuid } from '~/ui/client/new_uuid'
import { useDraft, useDraftState } from '~/ui/client/use_draft'
import { useKeptFiles } from '~/ui/client/use_kept_files'
import type { TrainingMethod } from '../training_method'
import type { Selection } from './photo_limits'
import { usePhotoMasks } from './use_photo_masks'
import { useProductUpload } from './use_product_upload'

const NONE: Selection = { files: [], error: null }

/** What goes with the photos, and stays with them when the page is loaded anew. */
const NO_WORDS = {
  /** How it gets ready, where there is a choice. */
  method: 'references' as TrainingMethod,
  name: '',
  description: '',
  /** What was proposed for both. */
  object: '',
  looks: '',
}

/**
 * What is chosen, shown, typed and sent for a training: kept for this tab, so that neither a failure nor a reload loses anything.
 * @param isUnderWay whether a training has begun already
 */
export function useTrainingDraft(isUnderWay: boolean) {
  const [selection, select] = useState(NONE)
  const [isRestored, setIsRestored] = useState(false)
  const [words, setWords] = useDraftState('training', () => NO_WORDS)
  const upload = useProductUpload('training')
  const order = useOrderKey()
  const shown = usePhotoMasks('training')
  useKeptFiles('training', selection.files, (files) => void restore(files))

  /** Photos of a product whose training has begun are none to be sent; those of one that cannot be asked for stay. */
  async function restore(files: File[]) {
    const { sent } = order
    if (sent !== '' && (isUnderWay || (await isKnown(sent).catch(() => false)))) return clear()
    select((now) => (now.files.length > 0 ? now : { files, error: null }))
    setIsRestored(true)
  }

  function clear() {
    select(NONE)
    shown.forget()
    setWords(NO_WORDS)
    upload.forget()
    order.forget()
  }

  return {
    selection,
    choose(next: Selection) {
      if (next.files.length === 0) upload.forget()
      select(next)
    },
    masks: shown.masks,
    show: shown.show,
    words,
    setWords,
    upload,
    order,
    /** Whether there is all of a draft that was left. */
    isRestored: isRestored && shown.isRead,
    clear,
  }
}

export type TrainingDraft = ReturnType<typeof useTrainingDraft>

/** The key of an order of a training, until it is answered: an order whose answer was lost is found again by it. */
function useOrderKey() {
  const draft = useDraft('training order', () => ({ sent: '' }))
  const key = useRef(draft.start.sent)
  return {
    /** With which an order was sent before the page was loaded; empty for none. */
    sent: draft.start.sent,
    /** @returns the key of this order, which is the last one's while that is unanswered */
    place(): string {
      key.current ||= newUuid()
      draft.keep({ sent: key.current })
      return key.current
    },
    forget() {
      key.current = ''
      draft.forget()
    },
  }
}

/** Whether an order has begun a training; no where the server cannot be asked. */
async function isKnown(key: string): Promise<boolean> {
  const { findTraining } = await import('./start_training')
  return (await findTraining(key)) !== null
}
