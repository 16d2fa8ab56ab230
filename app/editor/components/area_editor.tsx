import { useState } from 'react'
import { MaskDialog } from '~/products/components/mask_editor/mask_dialog'
import { encodeMask } from '~/products/components/mask_editor/mask_files'
import type { MaskSession } from '~/products/components/mask_editor/mask_session'
import { MaskWorkspace } from '~/products/components/mask_editor/mask_workspace'
import { useSessionState } from '~/products/components/mask_editor/use_session_state'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import type { MediaSource } from '~/shell/ui/media_source'
import { Skeleton } from '~/shell/ui/skeleton'
import { EDITOR_TEXTS } from '../screen_texts'
import { useAreaSession } from './use_area_session'

const TEXTS = EDITOR_TEXTS.area

interface AreaEditorProps {
  picture: MediaSource
  /** Data URL of what is marked so far, or null. */
  mask: string | null
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  onClose: () => void
  /** Told the new data URL, or null when all or nothing is marked. */
  onMark: (mask: string | null) => void
}

/** Marks the area of a picture that may change, with the brush of the cut-outs. */
export default function AreaEditor(props: AreaEditorProps) {
  const { picture, mask, canSelect, onClose, onMark } = props
  const { loading, retry } = useAreaSession(picture, mask, canSelect)
  const [error, setError] = useState<string | null>(null)
  const session = loading.state === 'ready' ? loading.session : null
  const { isChanged } = useSessionState(session)

  async function finish({ mask: marked }: MaskSession) {
    try {
      const isPart =
        marked.data.some((value) => value > 127) && marked.data.some((value) => value < 128)
      onMark(isPart ? await dataUrlOf(await encodeMask(marked)) : null)
    } catch {
      setError(TEXTS.notKept)
    }
  }

  return (
    <MaskDialog
      texts={TEXTS}
      isChanged={isChanged}
      onClose={onClose}
      action={
        <Button disabled={!session || !isChanged} onClick={() => session && void finish(session)}>
          {TEXTS.done}
        </Button>
      }
    >
      {loading.state === 'ready' && (
        <MaskWorkspace
          session={loading.session}
          picker={loading.picker}
          label={TEXTS.canvas}
          error={error}
        />
      )}
      {loading.state === 'loading' && (
        <div role="status" className="grow p-4">
          <span className="sr-only">{TEXTS.loading}</span>
          <Skeleton className="size-full min-h-72" />
        </div>
      )}
      {loading.state === 'failed' && (
        <div className="grow p-4">
          <Alert
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={retry}>
                {TEXTS.retry}
              </Button>
            }
          >
            {TEXTS.failed}
          </Alert>
        </div>
      )}
    </MaskDialog>
  )
}

function dataUrlOf(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
  return promise
}
