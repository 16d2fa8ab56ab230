import { useRef } from 'react'
import { requestJson } from '~/ui/client/json'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import { showUndoToast } from '~/ui/overlays/undo_toast'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { MOST_CHOSEN } from './limits'
import type { Results } from './use_results'

/** Stars, and deletion that can be taken back: the screen follows at once, and goes back when the server refuses. */
export function useResultActions(results: Results, onDeleted: (ids: ReadonlySet<number>) => void) {
  const lastDeleted = useRef<(() => void) | null>(null)

  async function star(image: GeneratedImageData) {
    const ids = new Set([image.id])
    const isFavorite = !image.is_favorite
    results.change(ids, { is_favorite: isFavorite })
    try {
      const body = { ids: [...ids], is_favorite: isFavorite }
      await requestJson('patch', route('api.images.star'), body)
    } catch {
      results.change(ids, { is_favorite: image.is_favorite })
      void showToast('error', RESULT_MESSAGES.starFailed)
    }
  }

  async function restore(images: readonly GeneratedImageData[], ids: readonly number[]) {
    lastDeleted.current = null
    try {
      const answer = await requestJson<{ ids: number[] }>('post', route('api.images.restore'), {
        ids: [...ids],
      })
      const back = new Set(answer.ids)
      results.putBack(
        answer.ids,
        images.filter(({ id }) => back.has(id))
      )
      reloadCounts()
      if (back.size < ids.length) {
        void showToast('error', RESULT_MESSAGES.restoredSome(back.size, ids.length))
      } else void showToast('success', RESULT_MESSAGES.restored(ids.length))
    } catch {
      void showToast('error', RESULT_MESSAGES.restoreFailed)
    }
  }

  /** Deletes at once; the server keeps them for a while, so that nothing depends on this page staying open. */
  async function remove(ids: readonly number[]) {
    if (ids.length > MOST_CHOSEN) {
      void showToast('error', RESULT_MESSAGES.tooMany(MOST_CHOSEN))
      return
    }
    const gone = new Set(ids)
    const images = ids.flatMap((id) => results.known.get(id) ?? [])
    results.remove(gone)
    onDeleted(gone)
    try {
      await requestJson('delete', route('api.images.destroy'), { ids: [...ids] })
      reloadCounts()
      lastDeleted.current = () => void restore(images, ids)
      void showUndoToast({
        message: RESULT_MESSAGES.deleted(ids.length),
        label: RESULT_MESSAGES.undo,
        onUndo: () => void restore(images, ids),
      })
    } catch {
      results.putBack(ids, images)
      void showToast('error', RESULT_MESSAGES.deleteFailed)
    }
  }

  return { star, remove, undo: () => lastDeleted.current?.() }
}

/** What pages say of how many results there are. */
function reloadCounts(): void {
  refresh({ only: ['images', 'next_cursor', 'product'], reset: ['images'] })
}
