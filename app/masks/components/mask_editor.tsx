import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { Button } from '~/ui/buttons/button'
import { variantUrl } from '~/ui/pictures/media_source'
import { showToast } from '~/ui/overlays/toast'
import type { PhotoData } from '~/products/transformers/product_data'
import { LoadingView } from './loading_view'
import { saveMask, withdrawMask } from './mask_calls.js'
import { MaskDialog } from './mask_dialog'
import { MaskWorkspace } from './mask_workspace'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'
import { loadAutomaticMask, useMaskSession } from './use_mask_session.js'
import { useSessionState } from './use_session_state.js'

interface MaskEditorProps {
  productId: number
  photo: PhotoData
  /** What the photo is called. */
  photoName: string
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  onClose: () => void
  onSaved: () => void
}

/** Shows how a photo was cut out and lets its owner correct that with a brush. */
export default function MaskEditor(props: MaskEditorProps) {
  const { productId, photo, photoName, canSelect, onClose, onSaved } = props
  const { loading, retry } = useMaskSession(productId, photo, canSelect)
  const [busy, setBusy] = useState<'saving' | 'restarting' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const session = loading.state === 'ready' ? loading.session : null
  const { isChanged } = useSessionState(session)
  const isOwn = photo.mask_path !== null
  const ref = { productId, photoId: photo.id }

  async function attempt(what: 'saving' | 'restarting', work: () => Promise<void>) {
    setBusy(what)
    setError(null)
    try {
      await work()
    } catch (reason) {
      setError(reasonOf(reason, what === 'saving' ? MESSAGES.saveFailed : MESSAGES.loadFailed))
    }
    setBusy(null)
  }

  const save = () =>
    attempt('saving', async () => {
      if (!session) return
      const { isAutomatic } = session.getState()
      await (isAutomatic ? withdrawMask(ref) : saveMask(ref, session.mask))
      void showToast('success', isAutomatic ? MESSAGES.withdrawn : MESSAGES.saved)
      onSaved()
      onClose()
    })

  const restart = () =>
    attempt('restarting', async () => {
      const { mask } = await loadAutomaticMask(ref, photo.picture)
      session?.restart(mask.data)
    })

  return (
    <MaskDialog
      texts={MESSAGES}
      isChanged={isChanged}
      isSaving={busy === 'saving'}
      onClose={onClose}
      action={
        <Button
          onClick={() => void save()}
          disabled={!isChanged || busy === 'restarting'}
          loading={busy === 'saving'}
        >
          {MESSAGES.save}
        </Button>
      }
    >
      {loading.state === 'ready' ? (
        <MaskWorkspace
          session={loading.session}
          picker={loading.picker}
          label={MESSAGES.canvas(photoName)}
          subject="product"
          advice={loading.advice}
          error={error}
          cutout={{ restarting: busy === 'restarting', onRestart: () => void restart() }}
        />
      ) : (
        <LoadingView
          src={variantUrl(photo.picture, 960)}
          title={isOwn ? MESSAGES.loading : MESSAGES.finding}
          hint={isOwn ? undefined : MESSAGES.findingHint}
          failure={loading.state === 'failed' ? loading.message : null}
          onRetry={retry}
        />
      )}
    </MaskDialog>
  )
}
