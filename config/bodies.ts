const KB = 1024
const MB = 1024 * KB

/** What the body of a request may have. */
export interface BodyLimits {
  /** Bytes of its text: JSON without data URLs, or the names and values of a form's fields. */
  text: number
  /** Files, as parts of a form or as data URLs in JSON. */
  files: number
  /** Bytes of the whole. */
  total: number
  /** Whether it is read for those only who are signed in or bring a token: true of all that is large. */
  knownOnly: boolean
}

/** Values of a JSON body, each object and list counted twice; of a form, its fields. */
export const MOST_VALUES = 20_000
export const MOST_FIELDS = 1_000

/** Objects and lists within each other. */
export const DEEPEST = 64

const usual: BodyLimits = { text: 64 * KB, files: 0, total: 64 * KB, knownOnly: false }

const text = (bytes: number): BodyLimits => ({
  text: bytes,
  files: 0,
  total: bytes,
  knownOnly: true,
})

/** One picture with its mask. Files that are too large for us are read as well, so that the form can say so beside the field. */
const picture: BodyLimits = { text: 64 * KB, files: 4, total: 64 * MB, knownOnly: true }

/** 20 photos of 10 MB in base64 with their masks, and some room for a few too many: programs may send them at once, pages send one by one. */
const photos: BodyLimits = { text: 64 * KB, files: 60, total: 280 * MB, knownOnly: true }

/** Ten long prompts of letters that take three bytes each. */
const prompts = text(256 * KB)

/** A long list as text, whose characters may take several bytes each. */
const list = text(8 * MB)

/** By the route's name; all others are usual. */
export const LIMITS: Readonly<Record<string, BodyLimits>> = {
  'products.store': photos,
  'products.upload-images': photos,
  'api.identify-images': photos,
  // Its 100 descriptions may be long.
  'api.training.start': { ...photos, text: 1 * MB },
  'api.products.generate-images': { ...photos, text: 256 * KB },
  'api.v1.products.store': photos,
  'api.v1.products.photos.store': photos,

  'api.identify-images.copies': picture,
  'api.edit-image': picture,
  'api.editor.pictures': picture,
  'api.model.image.mask.update': picture,
  'user-profile-information.update': picture,
  'user-profile-information.store': picture,
  'api.generate-video': picture,
  'products.generate-video': picture,
  'api.v1.edit-image': picture,
  'api.v1.products.videos.store': picture,
  'reels.sounds.store': picture,
  'reels.logo.update': picture,
  'api.v1.reels.store': picture,

  'api.generate': prompts,
  'api.prompts.samples': prompts,
  'api.model.image.background': prompts,
  'api.v1.products.images.store': prompts,
  'api.v1.products.photos.backgrounds': prompts,
  'batches.store': prompts,
  'recipes.store': prompts,
  'recipes.update': prompts,
  'recipes.import': text(1 * MB),

  'imports.check': list,
  'imports.store': list,

  // The sandbox's stand-in for PayPal knows its caller by a key. A batch has 500 payouts.
  'paypal-sandbox.payouts.store': { ...text(512 * KB), knownOnly: false },
}

/** The limits of a route's bodies. */
export function bodyLimits(route: string | undefined): BodyLimits {
  return LIMITS[route ?? ''] ?? usual
}

/** Bytes of all files of a form or a JSON body that are on disk or in memory at the same time, in one process. */
export const HELD_UPLOADS = { account: 600 * MB, network: 1_200 * MB }

/** The same of usual texts: of all requests that a process holds (config/admission), some 25 MB. */
const HELD_TEXTS = { account: 8 * MB, network: 16 * MB, all: 32 * MB }

/** Of larger ones, which are read of those alone who are known. */
const HELD_LISTS = { account: 16 * MB, network: 24 * MB, all: 32 * MB }

/** Of larger ones that anybody may send, providers' webhooks above all: they are some KB each. */
export const HELD_MESSAGES = { account: 4 * MB, network: 4 * MB, all: 8 * MB }

/** By what bound texts are held that a route takes; none of them fills what others may take. */
export function heldTexts({ text: bytes, knownOnly }: BodyLimits) {
  if (bytes <= usual.text) return { kind: 'texts', most: HELD_TEXTS }
  if (knownOnly) return { kind: 'lists', most: HELD_LISTS }
  return { kind: 'messages', most: HELD_MESSAGES }
}

/** Bytes of a text from which on its values are counted: they take several times its size. */
export const LARGE_TEXT = 512 * KB

/** Of texts that large whose values are in memory at the same time: a list of an account beside its training, and half as much more of all. */
export const HELD_VALUES = { account: 9 * MB, network: 12 * MB, all: 12 * MB }
