import type Generation from '../models/generation.js'
import type { GenerationResults } from '../params.js'
import {
  type GeneratedImageData,
  generatedImageData,
} from '../transformers/generated_image_data.js'
import { type VideoData, videoData } from '../transformers/video_data.js'
import { findGeneratedImages } from './list_generated_images.js'
import { findVideo } from './list_videos.js'
import { sayFailure, sayPhotoWarning } from '../spoken/say.js'

/** What a call answers of finished work, by kind. Spelled as on the wire. */
export interface ImagesResult {
  images: GeneratedImageData[]
  /** Words of the prompt that the engine did not understand. */
  ignored_words: string[]
  /** Sentences about pictures that failed; their credits were given back. */
  failures: string[]
}

/** The result of succeeded work as callers get it, with its pictures looked up; null before. */
export async function loadResult(generation: Generation): Promise<unknown> {
  if (generation.state !== 'succeeded') return null
  switch (generation.kind) {
    case 'generate':
    case 'background':
      return loadImages(generation)
    case 'upscale':
      return loadUpscale(generation)
    case 'edit':
      return loadEdit(generation)
    case 'video':
    case 'reel':
      return { video: await loadVideo(generation) }
    case 'video_export':
      return { url: `/media/${resultOf<'video_export'>(generation).mediaId}` }
    case 'shape':
      return { url: `/media/${resultOf<'shape'>(generation).mediaId}` }
    case 'identify': {
      const { object, suggestions, description, identifications } = resultOf<'identify'>(generation)
      const said = identifications.map((one) => ({
        ...one,
        warnings: one.warnings.map(sayPhotoWarning),
      }))
      return { success: true, object, suggestions, description, all_identifications: said }
    }
    case 'train':
      return { model_id: resultOf<'train'>(generation).productId }
    case 'suggest_prompts':
      return { prompts: resultOf<'suggest_prompts'>(generation).prompts }
    case 'cutout': {
      const { mediaId, ...rating } = resultOf<'cutout'>(generation)
      return { image_url: `/media/${mediaId}`, ...spokenRating(rating) }
    }
    case 'mask': {
      const { mediaId, ...rating } = resultOf<'mask'>(generation)
      return { mask_url: `/media/${mediaId}`, ...spokenRating(rating) }
    }
  }
}

/** The film of succeeded work; null when it was deleted since. */
export async function loadVideo(generation: Generation): Promise<VideoData | null> {
  const row = await findVideo(resultOf<'video'>(generation).videoId)
  return row && videoData(row)
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

/** The pictures of succeeded work. One that was deleted since is left out. */
export async function loadImages(generation: Generation): Promise<ImagesResult> {
  const { imageIds, ignoredWords, failures } = resultOf<'generate'>(generation)
  const rows = await findGeneratedImages(imageIds, generation.userId)
  return {
    images: rows.map(generatedImageData),
    ignored_words: ignoredWords,
    failures: failures.map(sayFailure),
  }
}

function spokenRating<Rating extends { advice: string | null }>(rating: Rating): Rating {
  return { ...rating, advice: rating.advice && sayPhotoWarning(rating.advice) }
}

function resultOf<K extends keyof GenerationResults>(generation: Generation): GenerationResults[K] {
  return generation.result as GenerationResults[K]
}
