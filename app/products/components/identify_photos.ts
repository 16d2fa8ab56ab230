import { elementOf } from '~/core/elements'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { readableDescription } from '../text_line'
import { nameOfFile, readDataUrl, shrinkPhoto } from './photo_copies'
import { masksFor, type PhotoMasks } from './photo_masks'

const TIMEOUT_MS = 90_000

/**
 * Characters of all copies that are sent together, at most: they go in one body, which a proxy has to let through. Copies that a browser
 * makes stay far below; photos that it cannot decode go as they are, and those beyond are not looked at.
 */
const MOST_CHARACTERS = 24 * 1024 * 1024

/** What the photos show. */
export interface Identification {
  /** What it is called; empty where that could not be told. */
  object: string
  /** Names to choose from where it could not. */
  suggestions: readonly string[]
  description: string
  photos: LookedAtPhoto[]
}

/** What one photo shows, and sentences on what is wrong with it. */
export interface LookedAtPhoto {
  file: File
  description: string
  warnings: string[]
}

interface IdentifyOptions {
  signal: AbortSignal
  /** Told of the share of the copies that is sent, 0 to 1. */
  onSent: (fraction: number) => void
}

interface IdentifyAnswer {
  success: boolean
  object?: string
  /** Null where `object` names it. */
  suggestions?: string[] | null
  description?: string
  /** In the order of the photos. */
  all_identifications?: Omit<LookedAtPhoto, 'file'>[]
  error?: string
}

/**
 * Sends small copies of photos, with the masks of those in which the product was shown, and resolves with what they show. Throws an Error whose message is for the screen, or
 * the signal's reason.
 */
export async function identifyPhotos(
  files: readonly File[],
  masks: PhotoMasks,
  { signal, onSent }: IdentifyOptions
): Promise<Identification> {
  const { images, files: looked } = await copiesOf(files)
  const shown = masksFor(masks, looked)
  const body = {
    images,
    image_names: looked.map(nameOfFile),
    masks: await Promise.all(shown.map(({ mask }) => readDataUrl(mask))),
    mask_photos: shown.map(({ place }) => place),
  }
  const answer = await call(body, { signal, onSent })
  if (!answer.success) {
    throw new Error(answer.error ?? PRODUCT_MESSAGES.errors.identifySilent)
  }
  const { object = '', suggestions, description = '', all_identifications: all = [] } = answer
  return {
    object: suggestions ? '' : object,
    suggestions: suggestions ?? [],
    description: readableDescription(description),
    photos: all.map((said, index) => ({ ...said, file: elementOf(looked, index) })),
  }
}

async function copiesOf(photos: readonly File[]) {
  const images: string[] = []
  const files: File[] = []
  let characters = 0
  for (const photo of photos) {
    const image = await shrinkPhoto(photo)
    if (files.length > 0 && characters + image.length > MOST_CHARACTERS) continue
    images.push(image)
    files.push(photo)
    characters += image.length
  }
  return { images, files }
}

async function call(body: object, { signal, onSent }: IdentifyOptions): Promise<IdentifyAnswer> {
  try {
    return await postJson<IdentifyAnswer>(route('api.identify-images'), body, {
      signal,
      timeoutMs: TIMEOUT_MS,
      onUploadProgress: onSent,
    })
  } catch (error) {
    signal.throwIfAborted()
    const { identify } = PRODUCT_MESSAGES.errors
    const hasAnswer = error instanceof ApiError && error.status !== 0
    throw new Error(hasAnswer ? reasonOf(error, identify) : identify, { cause: error })
  }
}
