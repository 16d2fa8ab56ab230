import type { CallContext } from '../contract/context.js'
import type { VideoInput } from '../contract/input.js'
import { REEL_SIZES, type ReelInput } from '../reel/reel.js'
import type { OrderedFilm } from './inspect_film.js'

const RATIOS: Readonly<Record<VideoInput['aspectRatio'], number>> = {
  '9:16': 9 / 16,
  '16:9': 16 / 9,
  '1:1': 1,
}

/** Share of a reel's frames that may be of one colour: between two moves, and while words come in. */
const MOST_BLANK_OF_REEL = 0.3

/** What a film of one picture has to be. */
export async function orderedFilm(
  { picture, seconds, aspectRatio }: VideoInput,
  context: CallContext
): Promise<OrderedFilm> {
  return { still: await context.read(picture), seconds, ratio: RATIOS[aspectRatio] }
}

/** What a reel has to be. */
export function orderedReel({ seconds, aspectRatio }: ReelInput): OrderedFilm {
  const { width, height } = REEL_SIZES[aspectRatio]
  return { still: null, seconds, ratio: width / height, mostBlank: MOST_BLANK_OF_REEL }
}
