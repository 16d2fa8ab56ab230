import type { RadioCardOption } from '~/shell/ui/radio_cards'

/** Longest side of the outline in pixels on screen. */
const OUTLINE = 26

/**
 * Shapes to choose from, each with its outline.
 * @param labels by shape, which is spelled as width to height, such as `16:9`
 */
export function shapeCards<Shape extends string>(
  shapes: readonly Shape[],
  labels: Record<Shape, string>
): RadioCardOption<Shape>[] {
  return shapes.map((value) => {
    const [width, height] = value.split(':').map(Number)
    const scale = OUTLINE / Math.max(width, height)
    return {
      value,
      label: labels[value],
      description: value,
      figure: (
        <span className="grid h-7 place-items-center">
          <span
            className="rounded-xs border-2 border-current"
            style={{ width: width * scale, height: height * scale }}
          />
        </span>
      ),
    }
  })
}
