import { type ReactNode, useState } from 'react'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { WorkspaceDialog } from '~/ui/overlays/workspace_dialog'

/** What a dialog for painting says; `discard` asks before what was painted is thrown away. */
export interface MaskDialogTexts {
  title: string
  description: string
  cancel: string
  discard: { title: string; body: string; confirm: string; keep: string }
}

interface MaskDialogProps {
  texts: MaskDialogTexts
  /** Whether something was painted that would be lost. */
  isChanged: boolean
  /** While true it cannot be left. */
  isSaving?: boolean
  onClose: () => void
  /** The button that takes over what was painted. */
  action: ReactNode
  children: ReactNode
}

/** A large dialog for painting, which is not left without a question when something was painted, nor is its page. */
export function MaskDialog(props: MaskDialogProps) {
  const { texts, isChanged, isSaving = false, onClose, action, children } = props
  const [isLeaving, setIsLeaving] = useState(false)

  useLeaveWarning(isChanged)

  function leave() {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  return (
    <WorkspaceDialog
      open
      onClose={leave}
      closeable={!isSaving}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="secondary" onClick={leave} disabled={isSaving}>
            {texts.cancel}
          </Button>
          {action}
        </>
      }
    >
      {children}
      {isLeaving && (
        <ConfirmDialog
          open
          danger
          onClose={() => setIsLeaving(false)}
          onConfirm={onClose}
          title={texts.discard.title}
          confirmLabel={texts.discard.confirm}
          cancelLabel={texts.discard.keep}
        >
          {texts.discard.body}
        </ConfirmDialog>
      )}
    </WorkspaceDialog>
  )
}
