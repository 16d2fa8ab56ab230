import { refresh } from '~/ui/client/refresh'

/** Asks for what may have been added to a product. */
export function reloadContents(): void {
  refresh({
    only: ['product', 'images', 'next_cursor', 'has_untrained_masks'],
    reset: ['images'],
  })
}
