import { benchCutouts } from './cutouts.js'
import { benchEnlarging } from './enlarging.js'
import { benchPictures } from './pictures.js'
import { benchFilms, benchTexts } from './texts_and_films.js'

/** What the built-in engine is held to, measured on the sample photos in this thread. */
export async function benchEngine(): Promise<void> {
  await benchCutouts()
  await benchPictures()
  await benchEnlarging()
  await benchTexts()
  await benchFilms()
}
