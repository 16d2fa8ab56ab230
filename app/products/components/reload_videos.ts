import { router } from '@inertiajs/react'

/** Asks for the newest films of a product and those under way. */
export function reloadVideos(): void {
  router.reload({
    only: ['product', 'videos', 'videos_cursor', 'unfinished_videos'],
    reset: ['videos'],
  })
}
