import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { showToast } from '~/ui/overlays/toast'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'

const MESSAGES = PLAYER_MESSAGES

interface DeleteFilmDialogProps {
  film: VideoData
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a film is deleted. */
export function DeleteFilmDialog({ film, onClose, onDeleted }: DeleteFilmDialogProps) {
  const [processing, setProcessing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function confirm() {
    setProcessing(true)
    setError(null)
    try {
      await requestJson('delete', route('api.videos.destroy', { id: film.id }))
      void showToast('success', MESSAGES.deleted)
      onDeleted()
    } catch (reason) {
      setError(reasonOf(reason, MESSAGES.deleteFailed))
      setProcessing(false)
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={MESSAGES.deleteTitle}
      confirmLabel={VIDEO_MESSAGES.list.remove}
      danger
      processing={processing}
    >
      <p>{MESSAGES.deleteText}</p>
      {error && (
        <div className="mt-3">
          <Alert isAnswer tone="danger">
            {error}
          </Alert>
        </div>
      )}
    </ConfirmDialog>
  )
}
