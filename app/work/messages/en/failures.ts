/** Why work failed, in the words in which it is kept: of Vitrine itself and of all engines. */
export const WORK_FAILURES = {
  cancelled: 'Cancelled.',
  tooLong: 'This took too long. Please try again.',
  ourSide: 'Something went wrong on our side. Please try again.',
  ourSideAgain: 'Something went wrong on our side several times. Please try again later.',
  pictureGone: 'A picture that this needs is gone.',
  notTrained: 'This product has not been trained yet.',
  productDeleted: 'The product was deleted.',
  filmNotExported: 'The video could not be exported.',
  reelItemGone: (place: number) =>
    `Picture ${place} of this reel was deleted. Take it out or choose another one; your credit was given back.`,
  reelSoundGone:
    'The sound of this reel was deleted. Choose another one; your credit was given back.',
  reelLogoGone:
    'The logo of this reel was deleted. Choose another one; your credit was given back.',
}

export const ENGINE_FAILURES = {
  stopped: 'This was stopped.',
  workStopped: 'The work was stopped.',
  tooLong: 'This took too long and was stopped.',
  noSelecting: 'Selecting by a click is not possible here.',
  crashed: 'The picture engine crashed on this.',
  failed: 'The picture engine failed while working on this.',
  shuttingDown: 'The picture engine is shutting down.',
  wrongPictureOnce:
    'This picture came out wrong: it was not kept and costs nothing. Please try other words or another photo.',
  wrongPicture:
    'This picture came out wrong twice: it was not kept and costs nothing. Please try other words or another photo.',
  wrongFilm:
    'This video came out wrong twice: it was not kept and costs nothing. Please try other words or another picture.',
  damaged: 'This picture cannot be read; it may be damaged.',
  empty: 'This picture is empty.',
  fileMissing: 'A file of the trained product is missing.',
  otherEngine:
    'This product was trained with another engine, or an older version of this one. Train it again.',
  otherModel: 'This product was trained for another model than the one in use. Train it again.',
  trainAgain: 'This product has to be trained again.',
  nothingInAny:
    'The product could not be separated from its background in any photo. Use photos in which it stands alone, whole, before a plain background of another colour.',
  nothingInThis:
    'The product could not be separated from its background in this photo. Correct its cut-out with the brush, or use a photo before a plain background of another colour.',
  nothingStandsOut:
    'Nothing was found in this photo that stands out from its background. Use a photo that shows the product before a plain background of another colour.',
  notInPhoto: 'The product was not found in this photo.',
  ownMask: 'The corrected cut-out of this photo cannot be read.',
  pictureMask: 'The mask of this picture cannot be read.',
  upscaleSize: (size: string, most: number) =>
    `This picture is ${size} pixels; up to ${most} pixels a side can be enlarged.`,
  packshotPhoto: (longer: number, least: number) =>
    `This photo is too small: the product is only ${longer} pixels long in it, and this packshot needs at least ${least}; use a larger photo or ask for a smaller packshot.`,
  packshotPng: (size: number, most: number) =>
    `As PNG this packshot takes ${size} kB and ${most} kB are allowed; choose JPEG or a smaller size.`,
  packshotSize: (size: number, most: number) =>
    `This packshot takes at least ${size} kB and ${most} kB are allowed; choose a smaller size or allow more.`,
  noEncoding: 'The video could not be encoded.',
  wrongFfmpeg:
    'Videos cannot be made: FFMPEG_PATH does not name a program that can be run; the operator must correct it.',
  noFfmpeg:
    'Videos cannot be made without ffmpeg: the operator must install it or set FFMPEG_PATH.',
}

/** The same of the service that makes pictures with a model. */
export const SERVICE_FAILURES = {
  changed:
    'The picture service changed the product, twice: this picture was not kept and costs nothing. Please try other words.',
  lostWords:
    'The picture service changed the words on the product, twice: this picture was not kept and costs nothing. Please try other words.',
  policy:
    'This was refused because of its content. Please change the words or use another picture.',
  account:
    'Pictures cannot be made at the moment: the operator has to look after the account with the provider. You were not charged.',
  ownKey:
    'fal refused your own key, or it may not be used for this. Enter another one in your profile and try again; no credits were taken.',
  ownBalance:
    'The balance of your account at fal is used up. Top it up at fal.ai and try again; no credits were taken.',
  ownKeyGone:
    'The key of your own that this was to be made with is gone. Enter it again in your profile; no credits were taken.',
  away: 'The picture service cannot be reached at the moment. Please try again in a few minutes.',
  busy: 'The picture service has too much to do at the moment. Please try again in a few minutes.',
  output: 'The picture service answered with something that cannot be used. Please try again.',
  refused: 'The picture service could not work with this. Please change the words or the picture.',
  small: 'This picture is too small for it. Please use a larger one.',
  large: 'This picture is too large for it. Please use a smaller one.',
  unreadable: 'This picture could not be read by the picture service. Please use another one.',
  photos: 'The photos of this product could not be used for training. Please add other photos.',
  untrained: 'What was learnt of this product is not there any more. Please train it again.',
  budget: 'No more pictures can be made today. Please try again tomorrow; you were not charged.',
}
