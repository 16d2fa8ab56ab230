import type { TrainInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { OutputFile, TrainOutput, TrainedView } from '../contract/output.js'
import type { PhotoWarning } from '../contract/photos.js'
import { LEAST_CONFIDENCE } from '../cutout/confidence.js'
import type { Cutout } from '../cutout/cut_out.js'
import { applyAlpha } from '../cutout/matting.js'
import { cropRaster } from '../image/crop.js'
import { boundingBox, type Raster } from '../image/raster.js'
import { readPicture, type ReadPicture } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import { measureQuality, photoWarnings, rateQuality } from '../quality/photo_quality.js'
import type { JobContext } from '../threads/job_context.js'
import { labelOf } from '../vision/text/label_of.js'
import type { TextLine } from '../vision/text/text_line.js'
import { PLAIN, SEEN } from '../capabilities.js'
import { canSee } from '../vision/sight.js'
import { cutOutTogether } from './cut_out_together.js'
import { calibrate, meanLight } from './calibrate.js'
import { isNearDuplicate, isSameView, thumbnailOf, type Thumbnail } from './group_views.js'
import { lightSide } from './light_side.js'
import { packModel, type ModelView } from './model.js'
import { removeSpill } from './remove_spill.js'
import { findSpills, witness, type Witness } from './spill.js'
import { nameByFile, nameView } from './view_name.js'

/** Longest side of the photos that are cut out, in pixels: enough for a product that fills most of a 1920x1080 picture. */
const LONGEST_SIDE = 1536

type Photo = TrainInput['photos'][number]

interface Candidate {
  photo: Photo
  cutout: Raster & { channels: 4 }
  thumbnail: Thumbnail
  witness: Witness
  view: string
  quality: number
  confidence: number
  lines: TextLine[] | null
  warnings: PhotoWarning[]
}

/**
 * Cuts the product out of every photo and keeps the cut-outs: photos in which it stands out tell the others what it looks like; then they
 * are named by where they were taken from, near duplicates are found, and the best come first.
 *
 * @throws JobError `invalid_input` when it cannot be separated from its background in any of them
 */
export async function trainJob(input: TrainInput, context: JobContext): Promise<TrainOutput> {
  const { photos, name, triggerWord, description } = input
  // By their places: networks that fail at the last have all photos cut out once more without them.
  const examined: (Candidate | TrainedView)[] = []
  const toCut = photos.map((photo) => ({
    mask: photo.mask,
    read: async () => readPicture(await context.read(photo.key), LONGEST_SIDE),
  }))
  const product = { name: name ?? '', description }
  await cutOutTogether(toCut, product, context, async (index, picture, cutout) => {
    examined[index] = await examine(photos[index]!, picture, cutout, context)
  })
  const candidates = examined.filter((each) => 'cutout' in each)
  const unused = examined.filter((each): each is TrainedView => !('cutout' in each))
  if (candidates.length === 0) {
    throw new JobError('product_in_no_photo')
  }
  candidates.sort((a, b) => b.quality - a.quality)
  nameAlike(candidates)
  const { views, files } = await keep(candidates, photos, context)
  return {
    model: packModel({ triggerWord, description, views }),
    files,
    views: [...describe(candidates, views), ...unused],
    cost: { cents: 0 },
    version: canSee(context) ? SEEN : PLAIN,
  }
}

async function examine(
  photo: Photo,
  picture: ReadPicture,
  cutout: Cutout,
  context: JobContext
): Promise<Candidate | TrainedView> {
  const { alpha, confidence, advice, evidence } = cutout
  const scale = picture.original.width / picture.raster.width
  const quality = measureQuality(picture.raster, alpha, evidence, scale)
  const warnings = [...photoWarnings(quality), ...(advice ? [advice] : [])]
  const box = boundingBox(alpha, 0.05)
  if (!box || confidence < LEAST_CONFIDENCE) {
    return unusedView(photo, confidence, warnings)
  }
  const trimmed = cropRaster(applyAlpha(picture.raster, alpha), box) as Candidate['cutout']
  return {
    photo,
    cutout: trimmed,
    thumbnail: await thumbnailOf(trimmed),
    witness: await witness(picture.raster, alpha, trimmed, confidence),
    view: nameView(photo.originalName, alpha),
    quality: rateQuality(quality, confidence),
    confidence,
    lines: await labelOf(picture.raster, alpha, box, context),
    warnings,
  }
}

/** Views that look alike have one name, that of the best of them; what files are called is not overruled. */
function nameAlike(candidates: Candidate[]): void {
  for (const [index, candidate] of candidates.entries()) {
    if (nameByFile(candidate.photo.originalName)) continue
    const alike = candidates
      .slice(0, index)
      .find((better) => isSameView(better.thumbnail, candidate.thumbnail))
    if (alike) candidate.view = alike.view
  }
}

async function keep(candidates: Candidate[], photos: Photo[], context: JobContext) {
  const files: (OutputFile & { name: string })[] = []
  const spills = findSpills(candidates.map((candidate) => candidate.witness))
  const cleaned = candidates.map(({ witness: { small } }, index) => {
    const spill = spills[index]
    return spill ? removeSpill(small, spill) : { clean: small, amount: 0 }
  })
  const gains = calibrate(cleaned.map(({ clean }) => meanLight(clean)))
  const views: ModelView[] = []
  for (const [index, candidate] of candidates.entries()) {
    const { photo, cutout, view, quality, confidence, lines } = candidate
    const name = `cutout-${photos.indexOf(photo) + 1}.png`
    files.push({ name, ...(await writePicture(cutout, context.scratch, name, 'png')) })
    views.push({
      name,
      photoId: photo.photoId,
      view,
      quality,
      confidence,
      lightSide: lightSide(cutout),
      gain: gains[index]!,
      spill: spills[index],
      photoLight: candidate.witness.background[0],
      recoloured: cleaned[index]!.amount,
      lines,
    })
    await context.checkpoint()
  }
  return { files, views }
}

function describe(candidates: Candidate[], views: ModelView[]): TrainedView[] {
  return candidates.map(({ photo, thumbnail, view, quality, confidence, warnings }, index) => {
    const better = candidates
      .slice(0, index)
      .find((other) => isNearDuplicate(other.thumbnail, thumbnail))
    return {
      photoId: photo.photoId,
      file: views[index]!.name,
      view,
      quality,
      confidence,
      duplicateOf: better?.photo.photoId ?? null,
      warnings,
    }
  })
}

function unusedView({ photoId }: Photo, confidence: number, warnings: PhotoWarning[]): TrainedView {
  return {
    photoId,
    file: null,
    view: 'Not used',
    quality: 0,
    confidence,
    duplicateOf: null,
    warnings,
  }
}
