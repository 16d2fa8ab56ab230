import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { LoadingView } from './loading_view'
import { MaskDialog } from './mask_dialog'
import { encodeMask } from './mask_files.js'
import type { MaskSession } from './mask_session.js'
import { MaskWorkspace } from './mask_workspace'
import type { MarkingTexts } from '../messages/en/marking.js'
import { type Markable, useMarkingSession } from './use_marking_session.js'
import { useSessionState } from './use_session_state.js'

interface MarkingDialogProps extends Markable {
  texts: MarkingTexts
  /** Address at which the picture can be seen at once, or null. */
  preview: string | null
  onClose: () => void
  onMark: (mask: Blob) => Promise<void> | void
  /** Told that all or nothing is marked, which is the same as no mask; where this is missing, something must be marked. */
  onUnmark?: () => void
  /** A button between the two. */
  otherAction?: ReactNode
}

/** Marks something in a picture, by clicks and with the brush of the cut-outs. */
export function MarkingDialog(props: MarkingDialogProps) {
  const { subject, texts, preview, onClose, onMark, onUnmark, otherAction } = props
  const { loading, retry } = useMarkingSession(props, texts.failed)
  const [error, setError] = useState<string | null>(null)
  const session = loading.state === 'ready' ? loading.session : null
  const { isChanged } = useSessionState(session)

  async function finish({ mask: marked }: MaskSession) {
    const isPart =
      marked.data.some((value) => value > 127) && marked.data.some((value) => value < 128)
    if (!isPart && onUnmark) return onUnmark()
    if (!isPart) return setError(texts.nothing ?? null)
    setError(null)
    try {
      await onMark(await encodeMask(marked))
    } catch {
      setError(texts.notKept)
    }
  }

  return (
    <MaskDialog
      texts={texts}
      isChanged={isChanged}
      onClose={onClose}
      action={
        <>
          {otherAction}
          <Button disabled={!session || !isChanged} onClick={() => session && void finish(session)}>
            {texts.done}
          </Button>
        </>
      }
    >
      {loading.state === 'ready' ? (
        <MaskWorkspace
          session={loading.session}
          picker={loading.picker}
          label={texts.canvas}
          subject={subject}
          error={error}
        />
      ) : (
        <LoadingView
          src={preview}
          title={texts.loading}
          failure={loading.state === 'failed' ? loading.message : null}
          onRetry={retry}
        />
      )}
    </MaskDialog>
  )
}
