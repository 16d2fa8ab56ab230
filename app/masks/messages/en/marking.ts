import type { MaskDialogTexts } from '../../components/mask_dialog'

/** What a dialog says in which something is marked. */
export interface MarkingTexts extends MaskDialogTexts {
  /** What the canvas shows. */
  canvas: string
  loading: string
  failed: string
  done: string
  notKept: string
  /** That nothing is marked, where something must be. */
  nothing?: string
}
