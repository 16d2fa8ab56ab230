import type { BatchProgressData } from '../transformers/batch_data'

type Items = Pick<BatchProgressData, 'items'>

/** Items of a batch by what a merchant wants to know of them. */
export function progressCounts({ items }: Items) {
  const { waiting, queued, running, done, partial, failed, cancelled } = items
  return {
    all: waiting + queued + running + done + partial + failed + cancelled,
    /** With pictures, all or some. */
    done: done + partial,
    underWay: queued + running,
    failed: failed + partial,
    cancelled,
  }
}

/** Share of the items that will not change any more, 0 to 1. */
export function progressFraction(progress: Items): number {
  const { all, done, failed, cancelled } = progressCounts(progress)
  return all === 0 ? 1 : (done + failed - progress.items.partial + cancelled) / all
}
