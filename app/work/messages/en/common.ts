import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
/** What the calls of the studio say. */
export const GENERATION_ERRORS = {
  prompt: 'Please provide a photo description',
  background: 'Please provide a background description',
  picture: 'This picture is not one of the product.',
  mask: 'This mask is not one of the photo.',
  settled: 'This has been made again already, or was dismissed.',
  workLimit: (most: number) =>
    `Your account may have ${formatNumber(most)} ${plural(most, { one: 'piece', other: 'pieces' })} of work under way at a time. Please order again when one has ended: nothing was charged.`,
  creditsLimit: (most: number) =>
    `Your account may spend ${formatNumber(most)} ${plural(most, { one: 'credit', other: 'credits' })} in 24 hours. Please order again later: nothing was charged.`,
  queueFull: (minutes: number) =>
    `More has been ordered than can be made soon. Please order again in about ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}: what you have entered stays, and nothing was charged.`,
  photosGone: 'The photos of this order were sent for it alone and are gone. Please order it anew.',
  cannotVary:
    'This picture was not made from a description: variations can be made of the one that it comes from.',
  cannotRetry: 'Nothing of this order is left to be made again.',
  noEdits: 'Pictures cannot be edited here.',
  noTask: 'This change cannot be made here.',
  noAreas: 'Changes cannot be held to an area here: leave the mask out.',
  noShapeWays: 'How a picture gets another shape cannot be chosen here: leave that out.',
  video: 'Please provide a video description',
  videoDeleted: 'This video was deleted.',
  videoPicture: 'Please select an image',
  noVideos: 'Videos cannot be made here.',
  noSound: 'Videos have no sound here.',
  tooShort: (seconds: number) =>
    `This video is not longer than ${seconds} seconds: export all of it.`,
  exportSeconds: (seconds: number) => `An export for ads can be cut to ${seconds} seconds alone.`,
  pictureCount: (max: number) => `The number of photos must be from 1 to ${max}.`,
  tooManyChosen: (max: number) => `Choose no more than ${max} pictures at a time.`,
  productVideoPicture: 'Please select an image first',
}
