/** Longest side of a copy that is sent for identification, in pixels. */
const LONGEST_SIDE = 1024

/** Size with the same aspect whose longest side is at most so many pixels; smaller pictures keep theirs. */
export function fitWithin(
  width: number,
  height: number,
  longestSide = LONGEST_SIDE
): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
