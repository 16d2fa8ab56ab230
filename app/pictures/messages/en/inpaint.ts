/** Wording of the screen on which backgrounds are made. */
export const INPAINT_MESSAGES = {
  title: 'Backgrounds',
  panel: 'New backgrounds',
  photo: 'Photo',
  photoOf: (product: string, place: number) => `${product}, photo ${place}`,
  noPhotos: 'This product has no photos.',
  cutout: 'Product found',
  cutoutAlt: (photo: string) => `${photo}, cut out`,
  cutting: 'Finding the product',
  wait: 'The product is still being cut out. One moment, please.',
  adjust: 'Adjust the cut-out',
  retry: 'Try again',
  description: 'Background description',
  placeholder: 'on a marble counter in a bright bathroom, plants behind',
  generateInstead: 'Generate images instead',
  errors: {
    photo: 'Please select an input image',
    prompt: 'Please provide a background description',
    process: 'Failed to process image',
    invalid: 'Invalid response from image processing',
    background: 'Failed to generate background',
  },
}
