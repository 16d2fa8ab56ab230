import { useState } from 'react'
import { newUuid } from '~/ui/client/new_uuid'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { showToast } from '~/ui/overlays/toast'
import { CREATE_MESSAGES } from '../messages/en/create'
import { DIALOG_MESSAGES } from '../messages/en/dialogs'
import type { Selection } from './photo_limits'
import { maskOf, type PhotoMasks, withMask } from './photo_masks'
import { PhotoPicker } from './photo_picker'
import { addPhoto } from './send_photo'
import UploadProgress, { RefusedPhotos } from './upload_progress'
import { type RefusedPhoto, usePhotoUpload } from './use_photo_upload'

const MESSAGES = DIALOG_MESSAGES.uploadDialog

interface UploadDialogProps {
  productId: number
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  onClose: () => void
  onUploaded: () => void
}

/** Adds photos to a product. What could not be sent stays chosen, with the reason. */
export default function UploadDialog(props: UploadDialogProps) {
  const { productId, canSelect, onClose, onUploaded } = props
  const [selection, setSelection] = useState<Selection>({ files: [], error: null })
  const [masks, setMasks] = useState<PhotoMasks>([])
  const [refused, setRefused] = useState<RefusedPhoto[]>([])
  const [keys] = useState(() => new WeakMap<File, string>())
  const { state, upload, stop } = usePhotoUpload()
  const count = selection.files.length
  useLeaveWarning(state !== null)

  async function send() {
    setRefused([])
    const outcome = await upload(selection.files, (file, options) => {
      const idempotencyKey = keys.get(file) ?? newUuid()
      keys.set(file, idempotencyKey)
      return addPhoto(
        productId,
        { file, mask: maskOf(masks, file) },
        { ...options, idempotencyKey }
      )
    })
    if (outcome.sent.length > 0) {
      void showToast('success', MESSAGES.uploaded(outcome.sent.length))
      onUploaded()
    }
    const left = selection.files.filter((file) => !outcome.sent.includes(file))
    if (left.length === 0) return onClose()
    setSelection({ files: left, error: null })
    setRefused(outcome.refused)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      width="2xl"
      closeable={state === null}
      footer={
        <>
          {state && (
            <Button variant="secondary" onClick={stop}>
              {CREATE_MESSAGES.create.stop}
            </Button>
          )}
          <Button onClick={() => void send()} disabled={count === 0} loading={state !== null}>
            {MESSAGES.submit(count)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PhotoPicker
          selection={selection}
          onChange={(next) => {
            setSelection(next)
            setRefused(refused.filter(({ file }) => next.files.includes(file)))
          }}
          title={MESSAGES.drop}
          buttonLabel={MESSAGES.select}
          hint={CREATE_MESSAGES.create.guidance}
          disabled={state !== null}
          showing={{
            masks,
            canSelect,
            onShow: (photo, mask) => {
              // With another mask it is another request.
              keys.delete(photo)
              setMasks((now) => withMask(now, photo, mask))
            },
          }}
        />
        {state && <UploadProgress {...state} />}
        <RefusedPhotos photos={refused} />
      </div>
    </Dialog>
  )
}
