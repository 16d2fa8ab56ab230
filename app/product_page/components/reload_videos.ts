import { refresh } from '~/ui/client/refresh'

/** Asks for the newest films of a product and those under way. */
export function reloadVideos(): void {
  refresh({
    only: ['product', 'videos', 'videos_cursor', 'unfinished_videos'],
    reset: ['videos'],
  })
}
