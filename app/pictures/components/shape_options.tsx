import type { SHAPES as CONFIGURED } from '#config/generations'
import type { RadioCardOption } from '~/ui/forms/radio_cards'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import { ShapeOutline } from './shape_outline'

export type Shape = 'portrait_4_3' | 'landscape_4_3' | 'square_hd'

export interface ShapeFacts {
  /** What recipes call it. */
  ratio: keyof typeof CONFIGURED
  /** Pixels. */
  width: number
  height: number
}

export const SHAPES: Record<Shape, ShapeFacts> = {
  square_hd: { ratio: 'square', width: 1024, height: 1024 },
  portrait_4_3: { ratio: 'portrait', width: 1080, height: 1350 },
  landscape_4_3: { ratio: 'landscape', width: 1920, height: 1080 },
}

export const SHAPE_OPTIONS = Object.entries(SHAPES).map(
  ([value, { width, height }]): RadioCardOption<Shape> => ({
    value: value as Shape,
    label: GENERATION_MESSAGES.shapes[value as Shape],
    description: `${width} × ${height}`,
    figure: (
      <span className="hidden roomy:block">
        <ShapeOutline width={width} height={height} />
      </span>
    ),
  })
)
