const ONE = 'Send a picture as image or image_url.'
const WORDS = 'Say in prompt what to change, or send a task, or surprise_me as true.'
const COUNT = 'The num_images field must be between 1 and 4.'
const NO_DATA_URI = 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...'
const NOT_PUBLIC = 'Pictures are fetched from public addresses only.'
const NO_MASK = 'Please send the mask as a picture.'
const NO_ADDRESS = 'This is not the address of a picture: it must begin with http:// or https://.'

interface BadEdit {
  body: object
  /** 422, if missing. */
  status?: number
  /** `invalid`, if missing. */
  code?: string
  field: string
  sentence: string
}

/** What changes any picture. */
const prompt = 'make it brighter'

/**
 * Calls of `POST /edit-image` that are refused, each with its sentence.
 * @param image a picture as a data URI
 * @param masks data URIs of masks for it, by what is wrong with them
 */
export const badEdits = (
  image: string,
  masks: Record<'shape' | 'empty' | 'full', string>
): BadEdit[] => [
  { body: { prompt }, field: 'image', sentence: ONE },
  { body: { prompt, image: null, image_url: null }, field: 'image', sentence: ONE },
  {
    body: { prompt, image, image_url: 'https://example.com/a.jpg' },
    field: 'image_url',
    sentence: 'Send image or image_url, not both.',
  },
  { body: { prompt, image: 7 }, field: 'image', sentence: 'The image field must be a string.' },
  {
    body: { prompt, image: [image] },
    field: 'image',
    sentence: 'The image field must be a string.',
  },
  { body: { prompt, image: image.split(',')[1] }, field: 'image', sentence: NO_DATA_URI },
  { body: { prompt, image: 'upload:x' }, field: 'image', sentence: NO_DATA_URI },
  {
    body: { prompt, image: 'data:image/png;base64,<>' },
    status: 400,
    code: 'invalid_json',
    field: 'image',
    sentence: 'A data URL is not valid base64.',
  },
  {
    body: { prompt, image: 'data:text/html;base64,PGh0bWw+' },
    field: 'image',
    sentence: 'Please select only image files',
  },
  {
    body: { prompt, image: `data:image/png;base64,${'A'.repeat(14 * 1024 * 1024)}` },
    status: 413,
    code: 'too_large',
    field: 'image',
    sentence: 'A file may have at most 10 MB.',
  },
  { body: { prompt, image_url: 'a.jpg' }, field: 'image_url', sentence: NO_ADDRESS },
  { body: { prompt, image_url: 'file:///etc/passwd' }, field: 'image_url', sentence: NO_ADDRESS },
  {
    body: { prompt, image_url: 'http://10.0.0.1/a.jpg' },
    field: 'image_url',
    sentence: NOT_PUBLIC,
  },
  { body: { prompt, image_url: 'http://[::1]/a.jpg' }, field: 'image_url', sentence: NOT_PUBLIC },
  {
    body: { prompt, image_url: 'http://localhost/a.jpg' },
    field: 'image_url',
    sentence: NOT_PUBLIC,
  },
  { body: { image }, field: 'prompt', sentence: WORDS },
  { body: { image, prompt: '  ' }, field: 'prompt', sentence: WORDS },
  { body: { image, surprise_me: false }, field: 'prompt', sentence: WORDS },
  {
    body: { image, prompt: 'x'.repeat(2_001) },
    field: 'prompt',
    sentence: 'The prompt field must not be greater than 2000 characters.',
  },
  {
    body: { image, prompt, surprise_me: true },
    field: 'surprise_me',
    sentence: 'Send prompt or surprise_me, not both.',
  },
  {
    body: { image, surprise_me: 'true' },
    field: 'surprise_me',
    sentence: 'The surprise_me field must be true or false.',
  },
  { body: { image, prompt, num_images: 0 }, field: 'num_images', sentence: COUNT },
  { body: { image, prompt, num_images: 5 }, field: 'num_images', sentence: COUNT },
  {
    body: { image, prompt, num_images: '2' },
    field: 'num_images',
    sentence: 'The num_images field must be a number.',
  },
  {
    body: { image, prompt, num_images: 1.5 },
    field: 'num_images',
    sentence: 'The num_images field must be an integer.',
  },
  {
    body: { image, prompt, mask: 7 },
    field: 'mask',
    sentence: 'The mask field must be a string.',
  },
  { body: { image, prompt, mask: 'https://example.com/m.png' }, field: 'mask', sentence: NO_MASK },
  {
    body: { image, prompt, mask: 'data:text/html;base64,PGh0bWw+' },
    field: 'mask',
    sentence: 'Please select only image files',
  },
  {
    body: { image, prompt, mask: masks.shape },
    field: 'mask',
    sentence: 'This mask does not have the shape of its picture.',
  },
  {
    body: { image, prompt, mask: masks.empty },
    field: 'mask',
    sentence: 'Nothing is marked. Mark what should change, or leave the mask out.',
  },
  {
    body: { image, prompt, mask: masks.full },
    field: 'mask',
    sentence: 'The whole picture is marked. Leave something out, or leave the mask out.',
  },
]
