import { plural } from '#app/i18n/plural'
import { FETCH_LIMITS, MAX_PIXELS, MIN_SIDE } from '#config/media'

/** Why a picture that somebody sent is refused. */
export const REFUSALS = {
  kind: 'Please select only image files',
  damaged: 'This picture is damaged and cannot be read.',
  costly:
    'This picture takes too much work to read. Save it again as an ordinary JPEG or PNG, and use that one.',
  pixels: `This picture is too large: at most ${MAX_PIXELS / 1_000_000} megapixels.`,
  small: `This picture is too small: at least ${MIN_SIDE} pixels on each side.`,
  too_large: 'File size must be less than 10MB',
}

export const MASK_REFUSALS = {
  shape: 'This mask does not have the shape of its photo.',
  empty: 'This mask is empty. Mark where the product is.',
  full: 'This mask covers the whole photo. Leave out what is not the product.',
}

/** Why an address that somebody gave brings no picture. */
export const FETCH_REFUSALS = {
  url: 'This is not the address of a picture: it must begin with http:// or https://.',
  address: 'Pictures are fetched from public addresses only.',
  redirects: 'This address leads on too many times.',
  no_picture: 'There is no picture at this address.',
  size: `The picture at this address is too large: at most ${FETCH_LIMITS.bytes / 1024 / 1024} MB.`,
  time: 'The picture at this address took too long to come.',
  unreachable: 'The picture at this address could not be fetched.',
}

export const UPLOAD_REFUSALS = {
  file: (most: number) => `A file may have at most ${most} MB.`,
}

export const DECODER_ERRORS = {
  busy: 'Too many pictures are being looked at right now. Please try again in a moment.',
  unable: 'This picture cannot be looked at right now. Please try again in a moment.',
}

export const STORE_ERRORS = {
  missing:
    'This file is missing from the store. Make it again, or ask who runs this site to bring it back from a backup.',
}

/** Why a sound that somebody sent is refused. */
export const SOUND_REFUSALS = {
  kind: 'Please select an MP3, M4A or WAV file.',
  damaged: 'This sound is damaged, or there is none in the file.',
  film: 'There is a video in this file. Save its sound alone as MP3, M4A or WAV.',
  tooLarge: 'File size must be less than 10MB',
  short: (seconds: number) =>
    `This sound is too short: at least ${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  long: (minutes: number) => `This sound is too long: at most ${minutes} minutes.`,
}
