import type { ViewName } from '../contract/photos.js'
import { boundingBox, type Plane } from '../image/raster.js'

/** Words of file names that say from where a photo was taken. */
const BY_WORD: readonly (readonly [RegExp, ViewName])[] = [
  [/three.?quarter|3.?4|angle|diagonal/, 'Three-quarter'],
  [/top|above|overhead|high|flat.?lay/, 'From above'],
  [/low|below|under/, 'From below'],
  [/front|face/, 'Front'],
  [/back|rear/, 'Back'],
  [/side|left|right|profile/, 'Side'],
  [/close|detail|macro/, 'Close'],
]

export const FROM_ABOVE: ViewName = 'From above'
const LOOKING_DOWN = 0.42

/**
 * From where a photo shows the product: as its file's name says, else by how its foot is curved.
 *
 * @param alpha of the cut-out
 */
export function nameView(originalName: string | null, alpha: Plane): ViewName {
  return nameByFile(originalName) ?? (footCurve(alpha) > LOOKING_DOWN ? FROM_ABOVE : 'Front')
}

/** From where a photo shows the product as its file's name says, or null when it does not. */
export function nameByFile(originalName: string | null): ViewName | null {
  const name = (originalName ?? '').toLowerCase().replace(/\.[a-z]+$/, '')
  const word = BY_WORD.find(([words]) =>
    new RegExp(`(^|[^a-z])(${words.source})([^a-z]|$)`).test(name)
  )
  return word?.[1] ?? null
}

/**
 * Sine of the angle that the camera looks down at, for a foot that is round or square seen from a corner: how much lower its middle is than
 * the points three fifths of the way to its sides, as an ellipse would have it.
 */
function footCurve(alpha: Plane): number {
  const box = boundingBox(alpha, 0.5)
  if (!box) return 0
  const lowestAt = (x: number) => {
    for (let y = box.bottom - 1; y >= box.top; y--) {
      if (alpha.data[y * alpha.width + Math.round(x)]! > 0.5) return y
    }
    return box.top
  }
  const middle = (box.left + box.right) / 2
  const half = (box.right - box.left) / 2
  const low = Math.max(
    lowestAt(middle),
    lowestAt(middle - 0.1 * half),
    lowestAt(middle + 0.1 * half)
  )
  const sides = (lowestAt(middle - 0.6 * half) + lowestAt(middle + 0.6 * half)) / 2
  return Math.max(0, (low - sides) / (0.2 * half))
}
