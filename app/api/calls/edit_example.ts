/** Path and body of a call that changes a picture, as the description of the API and the profile page show it. */
export const EDIT_PATH = '/api/v1/edit-image'

export const EDIT_EXAMPLE = {
  image_url: 'https://example.com/mug.jpg',
  prompt: 'Make the background white',
  num_images: 1,
}
