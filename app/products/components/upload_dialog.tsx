import { useState } from 'react'
import { useLeaveWarning } from '~/shell/client/use_leave_warning'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { ProgressBar } from '~/shell/ui/progress_bar'
import { showToast } from '~/shell/ui/toast'
import { CREATE_TEXTS } from '../create_texts'
import { DIALOG_TEXTS } from '../dialog_texts'
import type { Selection } from './photo_limits'
import { PhotoPicker } from './photo_picker'
import { type RefusedPhoto, type UploadState, usePhotoUpload } from './use_photo_upload'

const TEXTS = DIALOG_TEXTS.uploadDialog

interface UploadDialogProps {
  productId: number
  onClose: () => void
  onUploaded: () => void
}

/** Adds photos to a product. What could not be sent stays chosen, with the reason. */
export default function UploadDialog({ productId, onClose, onUploaded }: UploadDialogProps) {
  const [selection, setSelection] = useState<Selection>({ files: [], error: null })
  const [refused, setRefused] = useState<RefusedPhoto[]>([])
  const { state, upload, stop } = usePhotoUpload(productId)
  const count = selection.files.length
  useLeaveWarning(state !== null)

  async function send() {
    setRefused([])
    const outcome = await upload(selection.files)
    if (outcome.sent.length > 0) {
      void showToast('success', TEXTS.uploaded(outcome.sent.length))
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
      title={TEXTS.title}
      width="2xl"
      closeable={state === null}
      footer={
        <>
          {state && (
            <Button variant="secondary" onClick={stop}>
              {TEXTS.stop}
            </Button>
          )}
          <Button onClick={send} disabled={count === 0} loading={state !== null}>
            {TEXTS.submit(count)}
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
          title={TEXTS.drop}
          buttonLabel={TEXTS.select}
          hint={CREATE_TEXTS.create.guidance}
          disabled={state !== null}
        />
        {state && <Progress {...state} />}
        {refused.length > 0 && (
          <Alert tone="danger">
            <ul className="flex flex-col gap-1">
              {refused.map(({ file, sentence }, index) => (
                <li key={index} className="wrap-anywhere">
                  <span className="font-medium">{file.name}:</span> <span>{sentence}</span>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

function Progress({ place, count, file, fraction, isWaiting }: UploadState) {
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={TEXTS.progress} fraction={fraction} />
      <p role="status" className="wrap-anywhere text-muted">
        {isWaiting ? CREATE_TEXTS.create.waiting : TEXTS.sending(place, count, file.name)}
      </p>
    </div>
  )
}
