import { route } from '~/ui/client/routes'
import type { ModelWay } from './ways_of'

/** Address of the screen on which something is made of a product. */
export function wayHref(way: ModelWay, modelId: number): string {
  switch (way) {
    case 'photos':
      return route('photos.generate', { modelId })
    case 'backgrounds':
      return route('photos.inpaint', { modelId })
    case 'video':
      return route('videos.generate', { modelId })
  }
}
