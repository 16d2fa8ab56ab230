import sharp from 'sharp'
import type { ReelBox, ReelOverlay } from '../reel.js'
import { runsOf } from './faces.js'

/** Coverage of something drawn in one colour: 0 to 255 a pixel, at a place of the frame. */
export interface Stamp {
  left: number
  top: number
  width: number
  height: number
  data: Uint8Array
}

type Text = Extract<ReelOverlay, { kind: 'text' }>
type Block = Extract<ReelOverlay, { kind: 'block' }>

/** Space around the letters' box for what reaches beyond it, as a share of their size. */
const BEYOND = 0.4

/**
 * The letters of a text, by their outlines: the same on every machine, whatever fonts it has.
 *
 * @param scale pixels drawn for one of the plan
 */
export function drawText({ lines, face, size, box }: Text, scale: number): Promise<Stamp> {
  const paths = lines.map(({ text, x, y }) => {
    let pen = x
    return runsOf(text, face)
      .map((run) => {
        const unit = size * run.scale
        return run.glyphs
          .map((glyph, i) => {
            const { xAdvance, xOffset, yOffset } = run.positions[i]!
            const at = `translate(${pen + xOffset * unit} ${y - yOffset * unit}) scale(${unit} ${-unit})`
            pen += xAdvance * unit
            const path = glyph.path.toSVG()
            return path ? `<path transform="${at}" d="${path}"/>` : ''
          })
          .join('')
      })
      .join('')
  })
  return rasterise(paths.join(''), grown(box, BEYOND * size), scale)
}

/** A block with round corners. */
export function drawBlock({ box, radius }: Block, scale: number): Promise<Stamp> {
  const { left, top, right, bottom } = box
  const shape = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${radius}"/>`
  return rasterise(shape, grown(box, 1), scale)
}

function grown({ left, top, right, bottom }: ReelBox, by: number): ReelBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** The coverage of white shapes in a box, in whole pixels. */
async function rasterise(shapes: string, box: ReelBox, scale: number): Promise<Stamp> {
  const left = Math.floor(box.left * scale)
  const top = Math.floor(box.top * scale)
  const width = Math.max(1, Math.ceil(box.right * scale) - left)
  const height = Math.max(1, Math.ceil(box.bottom * scale) - top)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g fill="#fff" transform="translate(${-left} ${-top}) scale(${scale})">${shapes}</g></svg>`
  const data = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return { left, top, width, height, data }
}
