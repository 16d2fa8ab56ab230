/** An id in the right form that nothing has. */
export const AN_ID = '0192f0c1-2f43-7d6a-8f3e-000000000000'

const tooMany = Array.from({ length: 21 }, () => 'http://example.com/a.jpg')
const NO_DATA_URI = 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...'
const NOT_PUBLIC = 'Pictures are fetched from public addresses only.'
const ONE_PICTURE = 'Send one of asset_id, image and image_url.'
const COUNT = 'The num_images field must be between 1 and 10.'

interface BadCall {
  /** Below `/products`; `P` stands for a product without photos. */
  path: string
  body: object | undefined
  /** 422, if missing. */
  status?: number
  /** `invalid`, if missing. */
  code?: string
  field?: string
  sentence: string
}

/** Calls of the public API that are refused, each with its sentence. */
export const BAD_API_CALLS: BadCall[] = [
  { path: '', body: {}, field: 'name', sentence: 'The name field is required.' },
  {
    path: '',
    body: { name: 7, images: [] },
    field: 'name',
    sentence: 'The name field must be a string.',
  },
  {
    path: '',
    body: { name: 'Mug' },
    field: 'images',
    sentence: 'Send at least one photo, in images or in image_urls.',
  },
  {
    path: '',
    body: { name: 'Mug', images: 'x' },
    field: 'images',
    sentence: 'The images field must be an array.',
  },
  {
    path: '',
    body: { name: 'Mug', is_public: 'yes', images: ['x'] },
    field: 'is_public',
    sentence: 'The is_public field must be true or false.',
  },
  {
    path: '',
    body: { name: 'Mug', images: ['iVBORw0KGgo='] },
    field: 'images',
    sentence: NO_DATA_URI,
  },
  { path: '', body: { name: 'Mug', images: ['upload:x'] }, field: 'images', sentence: NO_DATA_URI },
  {
    path: '',
    body: { name: 'Mug', images: ['data:image/png;base64,aGVsbG8='] },
    field: 'images.0',
    sentence: 'Please select only image files',
  },
  {
    path: '',
    body: { name: 'Mug', images: ['data:image/png;base64,<>'] },
    status: 400,
    code: 'invalid_json',
    field: 'images',
    sentence: 'A data URL is not valid base64.',
  },
  {
    path: '',
    body: { name: 'Mug', images: ['data:image/png,abc'] },
    status: 400,
    code: 'invalid_json',
    field: 'images',
    sentence: 'Data URLs must be encoded in base64.',
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: tooMany },
    field: 'image_urls',
    sentence: 'The image_urls field must not have more than 20 items.',
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: ['ftp://example.com/a.jpg'] },
    field: 'image_urls.0',
    sentence: 'This is not the address of a picture: it must begin with http:// or https://.',
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: ['http://127.0.0.1/a.jpg'] },
    field: 'image_urls.0',
    sentence: NOT_PUBLIC,
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: ['http://[::1]/a.jpg'] },
    field: 'image_urls.0',
    sentence: NOT_PUBLIC,
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: ['http://169.254.169.254/latest/meta-data'] },
    field: 'image_urls.0',
    sentence: NOT_PUBLIC,
  },
  {
    path: '',
    body: { name: 'Mug', image_urls: ['http://localhost/a.jpg'] },
    field: 'image_urls.0',
    sentence: NOT_PUBLIC,
  },
  { path: '/P/images', body: {}, field: 'prompt', sentence: 'The prompt field is required.' },
  {
    path: '/P/images',
    body: { prompt: ' ' },
    field: 'prompt',
    sentence: 'The prompt field must be at least 1 characters.',
  },
  {
    path: '/P/images',
    body: { prompt: 'x'.repeat(2_001) },
    field: 'prompt',
    sentence: 'The prompt field must not be greater than 2000 characters.',
  },
  { path: '/P/images', body: { prompt: 'x', num_images: 0 }, field: 'num_images', sentence: COUNT },
  {
    path: '/P/images',
    body: { prompt: 'x', num_images: 11 },
    field: 'num_images',
    sentence: COUNT,
  },
  {
    path: '/P/images',
    body: { prompt: 'x', num_images: '2' },
    field: 'num_images',
    sentence: 'The num_images field must be a number.',
  },
  {
    path: '/P/images',
    body: { prompt: 'x', num_images: 1.5 },
    field: 'num_images',
    sentence: 'The num_images field must be an integer.',
  },
  {
    path: '/P/images',
    body: { prompt: 'x', seed: -1 },
    field: 'seed',
    sentence: 'The seed field must be between 0 and 2147483646.',
  },
  {
    path: '/P/images',
    body: { prompt: 'x', image_size: 'round' },
    field: 'image_size',
    sentence: 'The image_size field must be one of: portrait_4_3, landscape_4_3, square_hd.',
  },
  {
    path: '/P/images',
    body: { prompt: 'x' },
    code: 'not_trained',
    sentence: 'This product has not been trained yet.',
  },
  {
    path: '/P/upscale',
    body: { asset_id: 'x' },
    field: 'asset_id',
    sentence: 'The asset_id field must be a UUID.',
  },
  {
    path: '/P/upscale',
    body: { asset_id: AN_ID },
    field: 'asset_id',
    sentence: 'This picture is not one of the product.',
  },
  { path: '/P/videos', body: { prompt: 'x' }, field: 'asset_id', sentence: ONE_PICTURE },
  {
    path: '/P/videos',
    body: { prompt: 'x', asset_id: null, image: '', image_url: null },
    field: 'asset_id',
    sentence: ONE_PICTURE,
  },
  {
    path: '/P/videos',
    body: { prompt: 'x', asset_id: AN_ID, image_url: 'http://a.b/c' },
    field: 'asset_id',
    sentence: ONE_PICTURE,
  },
  { path: '/P/videos', body: { prompt: 'x', image: 'x' }, field: 'image', sentence: NO_DATA_URI },
  {
    path: '/P/videos',
    body: { prompt: 'x', image_url: 'http://10.0.0.1/a.jpg' },
    field: 'image_url',
    sentence: NOT_PUBLIC,
  },
  {
    path: '/P/videos',
    body: { prompt: 'x', asset_id: AN_ID, duration: 7 },
    field: 'duration',
    sentence: 'The duration field must be one of: 5, 10.',
  },
  {
    path: '/P/train',
    body: undefined,
    code: 'wrong_number_of_photos',
    sentence: 'Training takes 5 to 20 photos, and this product has 0.',
  },
]
