import { router } from '@inertiajs/react'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import { showUndoToast } from '~/ui/overlays/undo_toast'
import { REVIEW_MESSAGES } from '../messages/en/screens'

const MESSAGES = REVIEW_MESSAGES.delete

/** Deletes rejected pictures, tells how many, and offers to take it back. */
export async function removeRejected(productId: number | null): Promise<void> {
  const path = window.location.pathname
  const parts: number[][] = []
  const isDone = await deleteAll(productId, parts)
  const count = parts.flat().length
  if (!isDone) void showToast('error', MESSAGES.failed)
  else if (count === 0) void showToast('info', MESSAGES.none)
  if (count > 0) {
    void showUndoToast({
      message: MESSAGES.done(count),
      label: MESSAGES.undo,
      onUndo: () => void restore(parts, path),
    })
  }
  openAgain()
}

/**
 * Deletes until nothing is left.
 * @param parts gets what each call deleted
 * @returns false when a call failed
 */
async function deleteAll(productId: number | null, parts: number[][]): Promise<boolean> {
  try {
    for (;;) {
      const { deleted_ids: ids } = await postJson<{ deleted_ids: number[] }>(
        route('api.review.delete-rejected'),
        { product_id: productId }
      )
      if (ids.length === 0) return true
      parts.push(ids)
    }
  } catch {
    return false
  }
}

/** @param path of the desk that they were deleted on: if it still is open, it shows them again */
async function restore(parts: readonly number[][], path: string): Promise<void> {
  let count = 0
  try {
    for (const ids of parts) {
      const answer = await postJson<{ ids: number[] }>(route('api.images.restore'), { ids })
      count += answer.ids.length
    }
    void showToast('success', MESSAGES.restored(count))
  } catch {
    void showToast('error', MESSAGES.restoreFailed)
  }
  if (window.location.pathname === path) openAgain()
}

function openAgain(): void {
  router.visit(window.location.href, { replace: true })
}
