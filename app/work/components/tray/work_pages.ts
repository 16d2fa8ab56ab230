import { route } from '~/ui/client/routes'
import type { WorkData } from '../../transformers/work_data'

/** Where the result of a piece of work is, or where it can be asked for again when it failed. */
export function pageOf({ id, kind, status, product_id: product }: WorkData): string {
  // The editor shows enlarged pictures of its own, and sends on to the kept ones what was of a product.
  if (kind === 'edit' || (kind === 'upscale' && product === null)) {
    return route('ai.editor', undefined, { work: id })
  }
  if (product === null) return route('photos.kept')
  switch (kind) {
    case 'train':
      return status === 'succeeded'
        ? route('photos.generate', { modelId: product })
        : route('products.show', { product })
    case 'generate':
    case 'upscale':
      return route('photos.generate', { modelId: product })
    case 'background':
      return route('photos.inpaint', { modelId: product })
    case 'video':
    case 'reel':
    case 'video_export':
      return route('videos.generate', { modelId: product })
  }
}

const EDITED: WorkData['kind'][] = ['edit', 'upscale']

/** Whether the page at this path shows by itself how the work goes and what it comes to. */
export function isShownOn(path: string, { kind, product_id: product }: WorkData): boolean {
  if (product === null) return EDITED.includes(kind) && path === route('ai.editor')
  const own = route('products.show', { product })
  switch (kind) {
    case 'train':
      return [own, route('dashboard')].includes(path)
    case 'generate':
    case 'background':
    case 'upscale':
    case 'edit':
      return [
        own,
        route('photos.generate', { modelId: product }),
        route('photos.inpaint', { modelId: product }),
      ].includes(path)
    case 'reel':
      return [own, route('reels.new', { product })].includes(path)
    case 'video':
    case 'video_export':
      return [own, route('videos.generate', { modelId: product })].includes(path)
  }
}
