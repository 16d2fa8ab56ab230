import { router } from '@inertiajs/react'

/** Asks for what may have been added to a product. */
export function reloadContents(): void {
  router.reload({
    only: ['product', 'images', 'next_cursor', 'has_untrained_masks'],
    reset: ['images'],
  })
}
