/** What the calls of the studio say. */
export const STUDIO_ERRORS = {
  prompt: 'Please provide a photo description',
  background: 'Please provide a background description',
  picture: 'This picture is not one of the product.',
  mask: 'This mask is not one of the photo.',
  video: 'Please provide a video description',
  videoDeleted: 'This video was deleted.',
  videoPicture: 'Please select an image',
  noVideos: 'Videos cannot be made here.',
  tooShort: (seconds: number) =>
    `This video is not longer than ${seconds} seconds: export all of it.`,
  productVideoPicture: 'Please select an image first',
}
