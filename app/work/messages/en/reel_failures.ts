/** Why reels, loops and light forms of films are not made, in the words in which it is kept. */
export const REEL_FAILURES = {
  wordsSigns: (signs: string) =>
    `The words of this reel have signs that cannot be drawn here: ${signs}`,
  captionSigns: (signs: string) => `This caption has signs that cannot be drawn here: ${signs}`,
  cutOutEmpty: 'A cut-out of this reel shows nothing.',
  filmUnreadable: 'A video of this reel cannot be read; it may be damaged.',
  logoUnreadable: 'The logo cannot be read; it may be damaged.',
  soundFilm: 'This file is a video; send its sound alone.',
  soundEmpty: 'This sound is empty.',
  soundLong: 'This sound is longer than 15 minutes; send a part of it.',
  soundUnreadable: 'This sound cannot be read: send an MP3, M4A or WAV file that is not damaged.',
  soundNotOpened: 'The sound could not be opened.',
  soundSlow: 'This sound took too long to be read.',
  soundShort: 'The sound ends before the second at which it shall begin.',
  loopLength: 'A loop takes 3 to 6 seconds of a video that is at least 2 seconds long.',
  noLightForm: 'The video could not be made lighter.',
  tooFewBytes: (least: number) =>
    `This video cannot be made smaller than ${least} kB; allow more, or choose another form.`,
}
