import type { ProductWords } from '../contract/input.js'
import type { Cutout } from '../cutout/cut_out.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import { ownOutline } from '../cutout/own_outline.js'
import type { Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { resizePlane } from '../image/resample.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import { oneAhead } from '../train/one_ahead.js'
import type { PhotoToCut } from '../train/photo_to_cut.js'
import { countWordsIn, wordsOf, type CountWords } from './called.js'
import { whiten, type Cells } from './cells.js'
import { addMissing, nothingRead, standingOut, takeAway, type Choice } from './choose.js'
import { cutOutChosen } from './cut_out_seen.js'
import { recurrence } from './recurrence.js'
import { SALIENCE_SIDE } from './salience.js'
import { see, seeKnown, type Sight } from './sight.js'

/** Shares of the work: looking at the photos, holding them against each other, drawing their outlines. */
const LOOKING = 0.6
const COMPARING = 0.7

/**
 * Cuts one product out of several photos by what the networks see: what recurs in the photos is the product. What the merchant has
 * drawn, and what is cut out already, is known and tells of the others. What carries the product's name is not taken
 * from it.
 *
 * @param each called with every photo's cut-out, in order
 * @throws VisionFault when the networks cannot be used here, which may be found out after some photos
 */
export async function cutOutSeenTogether(
  photos: readonly PhotoToCut[],
  product: ProductWords | null,
  context: JobContext,
  each: (index: number, picture: ReadPicture, cutout: Cutout) => Promise<void>
): Promise<void> {
  context.progress(0, { code: 'cutting_out_photo', at: 1, of: photos.length })
  const sights: Sight[] = []
  for await (const sight of oneAhead(photos, (photo) => lookAt(photo, context))) {
    sights.push(sight)
    context.progress((LOOKING * sights.length) / photos.length, {
      code: 'cutting_out_photo',
      at: Math.min(sights.length + 1, photos.length),
      of: photos.length,
    })
  }
  context.progress(LOOKING, { code: 'comparing_photo', at: 1, of: photos.length })
  const words = product ? wordsOf(product) : []
  const choices = await chooseTogether(sights, context, async (index) => {
    const { raster } = await photos[index]!.read()
    return countWordsIn(raster, sights[index]!, words, context)
  })
  const draw = async (photo: PhotoToCut, index: number) => {
    const picture = await photo.read()
    const cutout = isKnown(photo, picture)
      ? await cutOutPhoto(picture, photo.mask, context)
      : await cutOutChosen(picture, sights[index]!, choices[index]!, context)
    return { picture, cutout }
  }
  let done = 0
  for await (const { picture, cutout } of oneAhead(photos, draw)) {
    await each(done++, picture, cutout)
    context.progress(COMPARING + ((1 - COMPARING) * done) / photos.length, {
      code: 'comparing_photo',
      at: Math.min(done + 1, photos.length),
      of: photos.length,
    })
    await context.checkpoint()
  }
}

async function lookAt(photo: PhotoToCut, context: JobContext): Promise<Sight> {
  const picture = await photo.read()
  if (!isKnown(photo, picture)) return see(picture, context)
  const { alpha } = await cutOutPhoto(picture, photo.mask, context)
  return seeKnown(picture.raster, resizePlane(alpha, SALIENCE_SIDE, SALIENCE_SIDE), context)
}

function isKnown({ mask }: PhotoToCut, picture: ReadPicture): boolean {
  return mask !== null || ownOutline(picture) !== null
}

/**
 * What the product is in each of its photos. First what is missing is added, since a product that was hardly seen in most photos tells
 * the others wrongly what it looks like, then what belongs to something else is taken away.
 *
 * @param read one of them for what the product is called
 */
export async function chooseTogether(
  sights: Sight[],
  context: JobContext,
  read: (index: number) => Promise<CountWords> = nothingRead
): Promise<Choice[]> {
  const asTheyAre = sights.map(standingOut)
  if (sights.length < 2) return asTheyAre
  const cells = whiten(sights)
  await context.checkpoint()
  const odds = await compare(sights, cells, asTheyAre, context)
  const added: (Choice | null)[] = []
  for (const [index, sight] of sights.entries()) {
    added.push(await addMissing(sight, odds[index]!, context))
  }
  const whole = asTheyAre.map((choice, index) => added[index] ?? choice)
  const oddsOfWhole = added.some(Boolean) ? await compare(sights, cells, whole, context) : odds
  const choices: Choice[] = []
  for (const [index, sight] of sights.entries()) {
    const own = oddsOfWhole[index]!
    const taken = added[index] ? null : await takeAway(sight, own, () => read(index), context)
    choices.push(taken ?? { ...whole[index]!, odds: own })
  }
  return choices
}

/** The odds of each photo's cells, by what was chosen in the others. */
async function compare(
  sights: Sight[],
  cells: Cells[],
  choices: Choice[],
  context: JobContext
): Promise<Plane[]> {
  const photos = cells.map((each, index) => {
    const { mask, how } = choices[index]!
    const product = how === 'salient' ? sights[index]!.salient : mask
    return { cells: each, product: shrinkPlane(product, each.width, each.height).data }
  })
  return recurrence(photos, () => context.checkpoint())
}
