import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { useKeptFiles } from '~/ui/client/use_kept_files'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import { showToast } from '~/ui/overlays/toast'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { PRODUCT_BANNERS } from '../messages/en/common'
import type { Selection } from './photo_limits'
import { usePhotoMasks } from './use_photo_masks'
import type { RefusedPhoto } from './use_photo_upload'
import { useProductUpload } from './use_product_upload'

const NOTHING: Selection = { files: [], error: null }

/** Sentences by field. */
export type ProductErrors = Record<string, string[]>

/** A product that is saved with its photos, from the first letter to its page. A reload loses nothing of it and goes on sending. */
export function useProductForm() {
  const draft = useDraft('product', () => ({ name: '', description: '', is_public: false }))
  const [data, setData] = useState(draft.start)
  const [selection, setSelection] = useState(NOTHING)
  const [isRestored, setIsRestored] = useState(false)
  const kept = useKeptFiles('product', selection.files, (files) => {
    setSelection({ files, error: null })
    setIsRestored(true)
  })
  const shown = usePhotoMasks('product')
  const upload = useProductUpload('product')
  const [isBusy, setIsBusy] = useState(false)
  const { element, errors, clear, accept, refuse } = useRefusals()
  useLeaveWarning(upload.state !== null)

  const goOn = useEffectEvent(() => {
    if (upload.order.isGoing) void send()
  })
  useEffect(() => {
    if (isRestored && shown.isRead) goOn()
  }, [isRestored, shown.isRead])

  function change(typed: Partial<typeof data>) {
    const { name, description, is_public: isPublic } = { ...data, ...typed }
    const next = { name, description, is_public: isPublic }
    setData(next)
    draft.keep(next)
    accept(typed)
  }

  function choose(next: Selection) {
    if (next.files.length === 0) upload.forget()
    setSelection(next)
    accept({ images: next })
  }

  async function send() {
    setIsBusy(true)
    clear()
    const words = { ...data, name: data.name.trim() }
    try {
      const { files } = selection
      const { productId, refused } = await upload.send({ files, masks: shown.masks, words })
      if (productId !== null) return leave(productId, words.name)
      if (refused.length > 0) refuse(errorsOfPhotos(refused))
    } catch (error) {
      refuse(errorsOfCall(error))
    }
    setIsBusy(false)
  }

  function leave(product: number, name: string) {
    draft.forget()
    kept.forget()
    shown.forget()
    upload.forget()
    void showToast('success', PRODUCT_BANNERS.created(name))
    router.visit(route('products.show', { product }))
  }

  const { masks, show } = shown
  const sent = upload.sentOf(selection.files)
  return {
    element,
    data,
    change,
    selection,
    choose,
    masks,
    show,
    errors,
    isBusy,
    upload,
    sent,
    send,
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

/** What was refused of the form, by field, until that is changed. */
function useRefusals() {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ProductErrors>({})
  const focusFirstInvalid = useFocusFirstInvalid()
  return {
    element,
    errors,
    clear: () => setErrors({}),
    /** What is changed was not refused as it is now. */
    accept(changed: object) {
      const left = Object.entries(errors).filter(([field]) => !(field in changed))
      setErrors(Object.fromEntries(left))
    },
    refuse(refused: ProductErrors) {
      console.error('The product was refused', refused)
      setErrors(refused)
      focusFirstInvalid(element.current!)
    },
  }
}

function errorsOfPhotos(refused: RefusedPhoto[]): ProductErrors {
  const fields = refused.at(-1)!.fields
  if (Object.keys(fields).length > 0) return fields
  return { images: refused.map(({ file, sentence }) => `${file.name}: ${sentence}`) }
}

function errorsOfCall(error: unknown): ProductErrors {
  const fields = error instanceof ApiError ? error.errors : {}
  if (Object.keys(fields).length > 0) return fields
  return { images: [reasonOf(error, PRODUCT_MESSAGES.errors.upload)] }
}
