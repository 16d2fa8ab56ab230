import type { IdentifyInput, IdentifyOutput } from '../../engine.js'
import { cutOut } from '../cutout/cut_out.js'
import { labPlanes } from '../image/color.js'
import { readPicture } from '../image/read_picture.js'
import { measureQuality, photoWarnings } from '../quality/photo_quality.js'
import type { JobContext } from '../threads/job_context.js'
import { guessName } from './guess_name.js'
import { describePhoto, describeProduct, type Look } from './describe.js'
import { dominantColors } from './dominant_colors.js'
import { seemsToCarryText } from './printed_text.js'
import { describeShape } from './shape.js'

/** Longest side on which colours, shape and text are measured, in pixels. */
const LONGEST_SIDE = 1024

/** Measures what each photo shows: colours, outline and printed text. It names looks, not things. */
export async function identifyJob(
  { photos }: IdentifyInput,
  context: JobContext
): Promise<IdentifyOutput> {
  const looks: Look[] = []
  for (const [index, photo] of photos.entries()) {
    context.progress(index / photos.length, `Looking at photo ${index + 1} of ${photos.length}`)
    const picture = await readPicture(await context.read(photo.key), LONGEST_SIDE)
    const { alpha, confidence, evidence } = await cutOut(picture, {
      between: () => context.checkpoint(),
    })
    looks.push({
      confidence,
      warnings: photoWarnings(
        measureQuality(
          picture.raster,
          alpha,
          evidence,
          picture.original.width / picture.raster.width
        )
      ),
      colors: dominantColors(labPlanes(picture.raster), alpha),
      shape: describeShape(alpha),
      text: await seemsToCarryText(picture.raster, alpha),
    })
    await context.checkpoint()
  }
  return {
    ...describeProduct(looks, guessName(photos.map(({ originalName }) => originalName))),
    identifications: looks.map((look) => ({
      description: describePhoto(look),
      warnings: look.warnings,
    })),
    cost: { cents: 0 },
  }
}
