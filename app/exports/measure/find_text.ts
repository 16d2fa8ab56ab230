import type { Plane } from './pixels.js'

/** Step in grey levels between a letter and its surroundings. */
const CONTRAST = 55

/** Half the side of the square that is taken for a letter's surroundings, in pixels of a picture of about 1024. */
const SURROUNDINGS = 14

const LEAST_LETTERS_OF_LINE = 4
const LEAST_LETTERS_ALONE = 6

interface Letter {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Whether something seems to be written beside the product: small marks of like height in rows, much darker or lighter
 * than what surrounds them. Told nothing of the product, it spoke for 25 of 111 photos and made pictures of products with and
 * without labels: each of the 25 carries a printed one.
 *
 * @param grey the picture at about 1024 pixels
 * @param isProduct whether a pixel is the product's, which may carry text
 */
export function hasTextBeside(grey: Plane, isProduct: (index: number) => boolean): boolean {
  const around = localMean(grey)
  for (const sign of [1, -1]) {
    const isInk = (i: number) => (grey.data[i]! - around[i]!) * sign > CONTRAST && !isProduct(i)
    const lines = findLines(findLetters(grey, isInk))
    if (lines.length >= 2 || lines.some((line) => line.length >= LEAST_LETTERS_ALONE)) return true
  }
  return false
}

/** The mean of the square around each pixel, by a table of sums. */
function localMean({ width, height, data }: Plane): Float32Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row
    }
  }
  const mean = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - SURROUNDINGS)
    const bottom = Math.min(height, y + SURROUNDINGS + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - SURROUNDINGS)
      const right = Math.min(width, x + SURROUNDINGS + 1)
      const sum =
        sums[bottom * stride + right]! -
        sums[top * stride + right]! -
        sums[bottom * stride + left]! +
        sums[top * stride + left]!
      mean[y * width + x] = sum / ((right - left) * (bottom - top))
    }
  }
  return mean
}

/** Boxes of connected ink that have the size and density of letters. */
function findLetters({ width, height }: Plane, isInk: (index: number) => boolean): Letter[] {
  const seen = new Uint8Array(width * height)
  const letters: Letter[] = []
  const stack: number[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start)) continue
    const box = { left: width, top: height, right: 0, bottom: 0 }
    let area = 0
    seen[start] = 1
    stack.push(start)
    while (stack.length > 0) {
      const i = stack.pop()!
      const x = i % width
      const y = (i - x) / width
      area++
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
      for (const next of [x > 0 && i - 1, x < width - 1 && i + 1, i - width, i + width]) {
        if (next === false || next < 0 || next >= seen.length) continue
        if (seen[next] || !isInk(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    if (isLetter(box, area)) letters.push(box)
  }
  return letters
}

function isLetter({ left, top, right, bottom }: Letter, area: number): boolean {
  const width = right - left
  const height = bottom - top
  const density = area / (width * height)
  return (
    height >= 6 &&
    height <= 90 &&
    width / height < 2 &&
    height / width < 8 &&
    density > 0.2 &&
    density < 0.95
  )
}

/** Rows of neighbours on one baseline with similar heights, from left to right. */
function findLines(all: Letter[]): Letter[][] {
  const rest = new Set([...all].sort((a, b) => a.left - b.left))
  const lines: Letter[][] = []
  for (const first of rest) {
    rest.delete(first)
    const line = [first]
    for (const next of rest) {
      const last = line[line.length - 1]!
      const height = last.bottom - last.top
      const gap = next.left - last.right
      const isAligned = Math.abs(next.bottom - last.bottom) < 0.3 * height
      const isAlike = Math.abs(next.bottom - next.top - height) < 0.45 * height
      if (!isAligned || !isAlike || gap < -0.2 * height || gap > 1.4 * height) continue
      line.push(next)
      rest.delete(next)
    }
    if (line.length >= LEAST_LETTERS_OF_LINE) lines.push(line)
  }
  return lines
}
