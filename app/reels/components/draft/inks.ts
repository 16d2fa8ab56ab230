import { type Ink, inkFor, luminanceOf } from '#engine/reel/plan'
import type { ReelOverlay } from '#engine/reel/reel'

type Text = Extract<ReelOverlay, { kind: 'text' }>

/** Of what lies behind words, the darkest and lightest share that does not count. */
const APART = 0.05

/**
 * The ink that can be read over what a canvas shows behind words.
 * @param scale pixels of the canvas for one of the plan
 */
export function inkOver(context: CanvasRenderingContext2D, { box }: Text, scale: number): Ink {
  const left = Math.max(0, Math.floor(box.left * scale))
  const top = Math.max(0, Math.floor(box.top * scale))
  const width = Math.max(
    1,
    Math.min(context.canvas.width - left, Math.ceil((box.right - box.left) * scale))
  )
  const height = Math.max(
    1,
    Math.min(context.canvas.height - top, Math.ceil((box.bottom - box.top) * scale))
  )
  const { data } = context.getImageData(left, top, width, height)
  const light: number[] = []
  for (let i = 0; i < data.length; i += 4) {
    light.push(luminanceOf(data[i]!, data[i + 1]!, data[i + 2]!))
  }
  light.sort((a, b) => a - b)
  const at = (share: number) => light[Math.min(light.length - 1, Math.floor(share * light.length))]!
  return inkFor({ dark: at(APART), light: at(1 - APART) })
}
