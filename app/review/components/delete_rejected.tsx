import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { REVIEW_MESSAGES } from '../messages/en/screens'
import { removeRejected } from './remove_rejected'
import type { DeskState } from './use_desk'

const MESSAGES = REVIEW_MESSAGES.delete

interface DeleteRejectedProps {
  desk: DeskState
  product: { id: number; name: string } | null
}

/** Offers to delete all rejected pictures, those that are not loaded too. */
export default function DeleteRejected({ desk, product }: DeleteRejectedProps) {
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const count = desk.counts.rejected
  if (count === 0) return null

  async function remove() {
    setDeleting(true)
    await desk.whenSaved()
    await removeRejected(product?.id ?? null)
    setDeleting(false)
    setAsking(false)
  }

  return (
    <>
      <Button variant="secondary" icon={Trash2} onClick={() => setAsking(true)}>
        {MESSAGES.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={MESSAGES.title(count)}
        confirmLabel={MESSAGES.confirm}
        danger
        processing={isDeleting}
      >
        {MESSAGES.text(product?.name ?? null)}
      </ConfirmDialog>
    </>
  )
}
