import type { WorkData } from '../../transformers/work_data'
import { TRAY_MESSAGES } from '../../messages/en/tray'

/** What is being made, with its product's name: '4 pictures of Blue mug'. */
export function whatOf({ kind, num_images: count, product_name: product }: WorkData): string {
  const thing = TRAY_MESSAGES.things[kind](count)
  return product === null ? thing : TRAY_MESSAGES.thingOf(thing, product)
}

/** What became of ended work, in one sentence. */
export function newsOf(work: WorkData): string {
  return work.status === 'succeeded'
    ? TRAY_MESSAGES.doneWith(whatOf(work))
    : `${whatOf(work)}: ${work.error ?? TRAY_MESSAGES.failed}`
}
