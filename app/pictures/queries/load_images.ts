import {
  type GeneratedImageData,
  generatedImageData,
} from '../transformers/generated_image_data.js'
import type Generation from '#app/work/models/generation'
import { resultOf } from '#app/work/params'
import { failureMessage } from '#app/engines/failures/failure_message'
import { findGeneratedImages } from './list_generated_images.js'

/** What a call answers of pictures that were made. Spelled as on the wire. */
export interface ImagesResult {
  images: GeneratedImageData[]
  /** Words of the prompt that the engine did not understand. */
  ignored_words: string[]
  /** Sentences about pictures that failed; their credits were given back. */
  failures: string[]
}

/** The pictures of succeeded work. One that was deleted since is left out. */
export async function loadImages(generation: Generation): Promise<ImagesResult> {
  const { imageIds, ignoredWords, failures } = resultOf<'generate'>(generation)
  const rows = await findGeneratedImages(imageIds, generation.userId)
  return {
    images: rows.map(generatedImageData),
    ignored_words: ignoredWords,
    failures: failures.map(failureMessage),
  }
}

/** An edited picture; null for both when it was deleted since. */
export interface EditResult {
  /** Address of the picture. */
  processedImage: string | null
  image: GeneratedImageData | null
  /** Words of the instruction that the engine did not understand. */
  ignored_words: string[]
}

export async function loadEdit(generation: Generation): Promise<EditResult> {
  const { images, ignored_words: ignoredWords } = await loadImages(generation)
  const image = images.at(0) ?? null
  return { processedImage: image?.path ?? null, image, ignored_words: ignoredWords }
}

/** An enlarged picture; null for both when it was deleted since. */
export interface UpscaleResult extends ImagesResult {
  /** Address of the picture. */
  upscaledImage: string | null
  image: GeneratedImageData | null
}

export async function loadUpscale(generation: Generation): Promise<UpscaleResult> {
  const made = await loadImages(generation)
  const image = made.images.at(0) ?? null
  return { upscaledImage: image?.path ?? null, image, ...made }
}
