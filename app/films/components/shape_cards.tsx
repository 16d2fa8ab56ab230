import { firstOnes } from '~/core/elements'
import type { RadioCardOption } from '~/ui/forms/radio_cards'
import { ShapeOutline } from '~/pictures/components/shape_outline'

/**
 * Shapes to choose from, each with its outline.
 * @param labels by shape, which is spelled as width to height, such as `16:9`
 */
export function shapeCards<Shape extends string>(
  shapes: readonly Shape[],
  labels: Record<Shape, string>
): RadioCardOption<Shape>[] {
  return shapes.map((value) => {
    const [width, height] = firstOnes(value.split(':').map(Number), 2)
    return {
      value,
      label: labels[value],
      description: value,
      figure: <ShapeOutline width={width} height={height} />,
    }
  })
}
