import { elementOf } from '~/core/elements'
import { ApiError, isGone, reasonOf } from '~/ui/client/api_error'
import { type JsonOptions, postJson } from '~/ui/client/json'
import { retryLost } from '~/ui/client/retry_lost'
import { route } from '~/ui/client/routes'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { readableDescription } from '../text_line'
import { copyOf, forgetCopy, noteCopy } from './arrived_copies'
import { nameOfFile, readDataUrl, shrinkPhoto } from './photo_copies'
import { masksFor, type PhotoMasks } from './photo_masks'

const TIMEOUT_MS = 90_000

/**
 * Characters of all copies, at most: those that a browser makes stay far below; photos that it cannot decode go as they are, and those beyond are not
 * looked at.
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
 * Sends small copies of photos, one by one, and then the masks of those in which the product was shown; resolves with what they show. A line that is cut, or a page that is loaded anew,
 * costs the copy that was on its way. Throws an Error whose message is for the screen, or the signal's reason.
 */
export async function identifyPhotos(
  files: readonly File[],
  masks: PhotoMasks,
  options: IdentifyOptions
): Promise<Identification> {
  try {
    return await lookAt(files, masks, options)
  } catch (error) {
    if (!isGone((error as Error).cause)) throw error
    // Copies are kept for some hours, and the page is older.
    files.forEach(forgetCopy)
    return lookAt(files, masks, options)
  }
}

async function lookAt(
  files: readonly File[],
  masks: PhotoMasks,
  options: IdentifyOptions
): Promise<Identification> {
  const looked = await sendCopies(files, options)
  const shown = masksFor(masks, looked)
  const body = {
    copies: looked.map((file) => copyOf(file)!.id),
    masks: await Promise.all(shown.map(({ mask }) => readDataUrl(mask))),
    mask_photos: shown.map(({ place }) => place),
  }
  const answer = await call<IdentifyAnswer>(route('api.identify-images'), body, options)
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

/** @returns the photos of which copies are there */
async function sendCopies(files: readonly File[], options: IdentifyOptions): Promise<File[]> {
  const sent: File[] = []
  let total = 0
  for (const [index, file] of files.entries()) {
    const onUploadProgress = (share: number) => options.onSent((index + share) / files.length)
    const known = copyOf(file)
    const image = known ? null : await shrinkPhoto(file)
    const characters = image?.length ?? known!.characters
    if (sent.length === 0 || total + characters <= MOST_CHARACTERS) {
      if (image !== null) {
        const id = await sendCopy(file, image, { ...options, onUploadProgress }, files.length)
        noteCopy(file, { id, characters })
      }
      total += characters
      sent.push(file)
    }
    onUploadProgress(1)
  }
  return sent
}

/** @param of how many: where there are others, a photo that is refused is named */
async function sendCopy(
  file: File,
  image: string,
  options: IdentifyOptions & JsonOptions,
  of: number
): Promise<string> {
  const name = nameOfFile(file)
  const body = { images: [image], image_names: [name] }
  try {
    return (await call<{ id: string }>(route('api.identify-images.copies'), body, options)).id
  } catch (error) {
    if (of === 1 || !isAboutPhoto((error as Error).cause)) throw error
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

function isAboutPhoto(error: unknown): boolean {
  return error instanceof ApiError && 'images' in error.errors
}

/** A call that may be lost on its way is made again as long as its body is what takes time: the same copy is kept once. */
async function call<Answer>(
  url: string,
  body: object,
  { signal, onUploadProgress }: Pick<IdentifyOptions, 'signal'> & JsonOptions
): Promise<Answer> {
  const post = () =>
    postJson<Answer>(url, body, { signal, timeoutMs: TIMEOUT_MS, onUploadProgress })
  try {
    return await (onUploadProgress ? retryLost(post, { signal }) : post())
  } catch (error) {
    signal.throwIfAborted()
    const { identify } = PRODUCT_MESSAGES.errors
    const hasAnswer = error instanceof ApiError && error.status !== 0
    throw new Error(hasAnswer ? reasonOf(error, identify) : identify, { cause: error })
  }
}
