import { useDraftState } from '~/ui/client/use_draft'
import type { Layout } from '#engine/layout/layout'
import type { Shape } from './shape_options'
import type { Draft } from './use_prompt_draft'

/** What is chosen in an order form beside the description. */
export interface OrderChoice {
  amount: number
  shape: Shape
}

/** What to make of a product. */
export interface PictureOrder extends Draft, OrderChoice {}

/** The same as a draft shows it, where there is one. */
export interface LaidOutOrder extends PictureOrder {
  seed?: number
  layout?: Layout
}

export function useOrderChoice(form: string, firstShape: Shape) {
  const [choice, setChoice] = useDraftState<OrderChoice>(`${form} choice`, () => ({
    amount: 1,
    shape: firstShape,
  }))
  return { choice, choose: (change: Partial<OrderChoice>) => setChoice({ ...choice, ...change }) }
}
