import { REEL_LIMITS } from '#engine/reel/reel'
import { formatNumber } from '#app/i18n/format'

const { fewestItems, mostItems } = REEL_LIMITS

/** What the calls of reels say. */
export const REEL_ERRORS = {
  none: 'Reels cannot be made here.',
  count: `Choose ${fewestItems} to ${mostItems} pictures or videos.`,
  item: (place: number) =>
    `Picture ${place} was deleted, or is not yours. Take it out or choose another one.`,
  cutOutFilm: (place: number) => `Item ${place} is a video: only pictures can be cut out.`,
  signs: (signs: string) =>
    `These signs cannot be drawn in a reel: ${signs} Write it without them.`,
  sound: 'This sound is not there any more. Choose another one.',
  from: (seconds: number) =>
    `The sound is ${formatNumber(Math.floor(seconds))} seconds long: begin earlier.`,
  soundFile: 'A sound must be a data URI in base64, such as data:audio/mpeg;base64,...',
  soundOnly: 'Send sound_file only with sound set to own.',
  logoFile: 'A logo must be a picture as a data URI in base64, such as data:image/png;base64,...',
  soundMissing: 'Please select a sound.',
  logo: 'Please select one picture.',
}

/** A reel in words, for people who do not see it. */
export const REEL_ALT = {
  reel: (seconds: number, count: number, product: string) =>
    `Reel of ${seconds} seconds with ${count} pictures${product ? ` of ${product}` : ''}.`,
  said: (captions: string) => `It says: ${captions}`,
  price: (price: string) => `Price: ${price}.`,
}

/** What pictures of a reel are, for people who do not see them. */
export const REEL_LABELS = {
  photo: (product: string, place: number) => `Photo ${place} of ${product}`,
  film: (title: string) => `Video: ${title}`,
}
