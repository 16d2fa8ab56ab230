import { useState } from 'react'
import { ApiError } from '~/shell/client/api_error'
import { postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { showToast } from '~/shell/ui/toast'
import { reasonOf } from '~/studio/components/run_generation'
import { CREATE_TEXTS } from '../create_texts'
import { DIALOG_TEXTS } from '../dialog_texts'
import { PRODUCT_TEXTS } from '../screen_texts'
import { readDataUrl } from './photo_copies'
import type { Selection } from './photo_limits'
import { PhotoPicker } from './photo_picker'

const TEXTS = DIALOG_TEXTS.uploadDialog

interface UploadDialogProps {
  productId: number
  onClose: () => void
  onUploaded: () => void
}

/** Adds photos to a product. */
export default function UploadDialog({ productId, onClose, onUploaded }: UploadDialogProps) {
  const [selection, setSelection] = useState<Selection>({ files: [], error: null })
  const [uploading, setUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const count = selection.files.length

  async function upload() {
    setUploading(true)
    setError(null)
    try {
      const images = await Promise.all(selection.files.map(readDataUrl))
      await postJson(route('products.upload-images', { product: productId }), { images })
      void showToast('success', TEXTS.uploaded(count))
      onUploaded()
      onClose()
    } catch (reason) {
      setError(sentenceOf(reason))
      setUploading(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.title}
      width="2xl"
      closeable={!uploading}
      footer={
        <Button onClick={upload} disabled={count === 0} loading={uploading}>
          {TEXTS.submit(count)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <PhotoPicker
          selection={selection}
          onChange={(next) => {
            setSelection(next)
            setError(null)
          }}
          title={TEXTS.drop}
          buttonLabel={TEXTS.select}
          hint={CREATE_TEXTS.create.guidance}
          disabled={uploading}
        />
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  )
}

function sentenceOf(reason: unknown): string {
  if (!(reason instanceof ApiError)) return PRODUCT_TEXTS.errors.upload
  return Object.values(reason.errors)[0]?.[0] ?? reasonOf(reason, PRODUCT_TEXTS.errors.upload)
}
