import { CHANNELS, type Level } from './levels.js'

/** Numbers of a pixel that seams are judged by: colour, texture, slope of the grey along both axes. */
export const FEATURES = 7
const SLOPE = 2

/** What seams are judged by, {@link FEATURES} numbers a pixel. */
export function featuresOf({ width, height, data }: Level): Float32Array {
  const features = new Float32Array(width * height * FEATURES)
  const grey = new Float32Array(width * height)
  for (let i = 0, p = 0; i < grey.length; i++, p += CHANNELS) {
    grey[i] = 0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!
  }
  for (let y = 0, i = 0, f = 0; y < height; y++) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++, i++, f += FEATURES) {
      for (let c = 0; c < CHANNELS; c++) features[f + c] = data[i * CHANNELS + c]!
      const [before, after] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      features[f + 5] = (SLOPE / 2) * (grey[y * width + after]! - grey[y * width + before]!)
      features[f + 6] = (SLOPE / 2) * (grey[down + x]! - grey[up + x]!)
    }
  }
  return features
}
