/** What the calls of the studio say. */
export const STUDIO_ERRORS = {
  prompt: 'Please provide a photo description',
  picture: 'This picture is not one of the product.',
}
