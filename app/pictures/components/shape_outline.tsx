/** Longest side of the outline in pixels on screen. */
const OUTLINE = 26

/** The outline of a picture's shape, above its name on a card; `width` and `height` in any unit. */
export function ShapeOutline({ width, height }: { width: number; height: number }) {
  const scale = OUTLINE / Math.max(width, height)
  return (
    <span className="grid h-7 place-items-center">
      <span
        className="rounded-xs border-2 border-current"
        style={{ width: width * scale, height: height * scale }}
      />
    </span>
  )
}
