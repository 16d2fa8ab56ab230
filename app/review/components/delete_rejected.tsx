import { router } from '@inertiajs/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { ConfirmDialog } from '~/shell/ui/confirm_dialog'
import { showToast } from '~/shell/ui/toast'
import { REVIEW_TEXTS } from '../screen_texts'
import type { DeskState } from './use_desk'

const TEXTS = REVIEW_TEXTS.delete

/** Pictures that one call deletes. */
const AT_ONCE = 500

/** Offers to delete the rejected pictures of the list. */
export default function DeleteRejected({ desk }: { desk: DeskState }) {
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const ids = desk.reviews
    .filter(({ status }) => status === 'rejected')
    .map(({ image }) => image.id)
    .slice(0, AT_ONCE)
  if (ids.length === 0) return null

  async function remove() {
    setDeleting(true)
    try {
      const answer = await postJson<{ deleted_ids: number[] }>(
        route('api.review.delete-rejected'),
        { image_ids: ids }
      )
      void showToast('success', TEXTS.done(answer.deleted_ids.length))
      setAsking(false)
      router.visit(window.location.href, { replace: true })
    } catch {
      void showToast('error', TEXTS.failed)
    } finally {
      setDeleting(false)
    }
  }

  return (
    <>
      <Button variant="secondary" icon={Trash2} onClick={() => setAsking(true)}>
        {TEXTS.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={TEXTS.title(ids.length)}
        confirmLabel={TEXTS.confirm}
        danger
        processing={isDeleting}
      >
        {TEXTS.text}
      </ConfirmDialog>
    </>
  )
}
