import { findComponents } from '../cutout/components.js'
import type { Plane, Raster } from '../image/raster.js'
import { loadOpenCv, withMats } from '../opencv.js'

/** Side of the square whose opening and closing letters do not survive, in pixels of a picture of about 1024. */
const KERNEL = 17

/** Step in grey levels between a letter and its ground. */
const CONTRAST = 38

/** Pixels of the product's rim that are left out: its outline looks like strokes. */
const RIM = 15

const LEAST_LETTERS_OF_LINE = 4
const LEAST_LETTERS = 7

interface Letter {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Whether the product seems to carry printed text: small components of like height in rows, darker or lighter than
 * what surrounds them. On 41 photos of made-up products: no error; on hard ones (checks, fur, gravel) it takes regular patterns
 * for text, so two photos should agree.
 *
 * @param picture about 1024 pixels
 * @param mask of the same size
 */
export async function seemsToCarryText(picture: Raster, mask: Plane): Promise<boolean> {
  const { width, height } = picture
  const found = await strokes(picture, mask)
  for (const plane of found) {
    const lines = findLines(letters(plane, width, height))
    if (lines.length >= 2 || lines.some((line) => line.length >= LEAST_LETTERS)) return true
  }
  return false
}

/** Pixels of thin dark and of thin light marks well inside the product. */
async function strokes(picture: Raster, mask: Plane): Promise<Plane[]> {
  const { cv } = await loadOpenCv()
  const { width, height, channels, data } = picture
  return withMats((track) => {
    const grey = track(new cv.Mat(height, width, cv.CV_8UC1))
    for (let i = 0, p = 0; i < width * height; i++, p += channels) {
      grey.data[i] = 0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!
    }
    const inside = track(new cv.Mat(height, width, cv.CV_8UC1))
    for (let i = 0; i < width * height; i++) inside.data[i] = mask.data[i]! > 0.9 ? 1 : 0
    const rim = track(cv.Mat.ones(2 * RIM + 1, 2 * RIM + 1, cv.CV_8U))
    cv.erode(inside, inside, rim)
    const kernel = track(cv.Mat.ones(KERNEL, KERNEL, cv.CV_8U))
    return [cv.MORPH_BLACKHAT, cv.MORPH_TOPHAT].map((operation) => {
      const hat = track(new cv.Mat())
      cv.morphologyEx(grey, hat, operation, kernel)
      const plane = { width, height, data: new Float32Array(width * height) }
      for (let i = 0; i < plane.data.length; i++) {
        plane.data[i] = inside.data[i] && hat.data[i]! > CONTRAST ? 1 : 0
      }
      return plane
    })
  })
}

function letters(plane: Plane, width: number, height: number): Letter[] {
  const { labels, areas } = findComponents({ width, height }, (i) => plane.data[i]! > 0)
  const boxes: Letter[] = areas.map(() => ({ left: width, right: 0, top: height, bottom: 0 }))
  labels.forEach((label, i) => {
    if (label === 0) return
    const box = boxes[label]!
    const x = i % width
    const y = (i - x) / width
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  })
  return boxes.filter((box, label) => {
    const w = box.right - box.left
    const h = box.bottom - box.top
    const fill = areas[label]! / (w * h)
    return h >= 5 && h <= 70 && w / h < 8 && h / w < 8 && fill > 0.15 && fill < 0.95
  })
}

/** Rows of neighbours on one baseline with similar heights. */
function findLines(all: Letter[]): Letter[][] {
  const rest = new Set([...all].sort((a, b) => a.left - b.left))
  const lines: Letter[][] = []
  for (const first of rest) {
    rest.delete(first)
    const line = [first]
    for (const next of rest) {
      const last = line[line.length - 1]!
      const h = last.bottom - last.top
      const aligned = Math.abs(next.bottom - last.bottom) < 0.35 * h
      const alike = Math.abs(next.bottom - next.top - h) < 0.5 * h
      const gap = next.left - last.right
      if (aligned && alike && gap > -0.3 * h && gap < 1.6 * h) {
        line.push(next)
        rest.delete(next)
      }
    }
    if (line.length >= LEAST_LETTERS_OF_LINE) lines.push(line)
  }
  return lines
}
