import { readRaster } from '#engine/image/read_picture'
import type { JobContext } from '#engine/threads/job_context'
import { enlarge } from '#engine/upscale/enlarge'
import { mapCorners } from '#engine/vision/text/corners'
import { readAgain } from '#engine/vision/text/read_again'
import { readLabel } from '#engine/vision/text/read_label'
import { figure } from '../report.js'

/** Words that can be read in photos, and how many of them can be read in the enlarged photos. */
export async function benchReadingBack(
  photos: readonly Buffer[],
  context: JobContext
): Promise<void> {
  let [words, read] = [0, 0]
  for (const photo of photos) {
    const small = await readRaster(photo)
    const lines = (await readLabel(small, null, context)) ?? []
    if (lines.length === 0) continue
    const large = await enlarge(small, context, async () => {})
    const shares = lines.map((line) => ({
      ...line,
      corners: mapCorners(line.corners, ({ x, y }) => ({
        x: x / small.width,
        y: y / small.height,
      })),
    }))
    const whole = { left: 0, top: 0, right: large.width, bottom: large.height }
    const found = await readAgain(large, shares, whole, context)
    words += found?.words ?? 0
    read += found?.read ?? 0
  }
  figure(
    'words that can be read once enlarged',
    `${read} of ${words}`,
    '>= 99 %',
    read >= 0.99 * words
  )
}
