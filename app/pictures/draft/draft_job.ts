import type { DraftInput, DraftOutput } from '#app/engines/engine'
import type { DirectJob } from '#app/work/direct/define_direct_job'

/** A draft as web processes ask for it: what is long is found by the worker. */
export interface AskedDraft extends Omit<DraftInput, 'subject' | 'product'> {
  productId: number
  /** What was cut out of a photo, in place of the trained product. */
  cutoutMediaId: string | null
}

/** Lays an order's first picture out at once. */
export const DRAFT: DirectJob<AskedDraft, DraftOutput> = { name: 'draft' }
