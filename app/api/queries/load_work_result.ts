import { mediaIdIn } from '#app/pictures/queries/find_picture'
import type Generation from '#app/work/models/generation'
import { loadSubtitles } from '#app/films/queries/list_videos'
import { loadVideo } from '#app/films/queries/load_video'
import { type ImagesResult, loadImages } from '#app/pictures/queries/load_images'
import { loadResult } from '#app/work/kinds/define_work'
import { assetUrl, imageAsset, videoAsset } from '../transformers/asset_data.js'

/** What a piece of work has made, as the public API answers it; null until it has succeeded. */
export async function loadWorkResult(generation: Generation): Promise<object | null> {
  if (generation.state !== 'succeeded') return null
  switch (generation.kind) {
    case 'train':
      return { product_id: generation.productId }
    case 'video': {
      const video = await loadVideo(generation)
      return { video: video && videoAsset(video) }
    }
    case 'reel':
      return reelOf(generation)
    case 'cutout': {
      const { image_url: path, ...rating } = (await loadResult(generation)) as CutOut
      const id = mediaIdIn(path)!
      return { image: { id, url: assetUrl(id) }, ...rating }
    }
    case 'edit':
      return editedPicturesOf(await loadImages(generation))
    default:
      return picturesOf(await loadImages(generation))
  }
}

/** Null for all of it once it was deleted. */
async function reelOf(generation: Generation) {
  const video = await loadVideo(generation)
  const files = video?.subtitles ? await loadSubtitles(video.id) : null
  return {
    video: video && videoAsset(video),
    poster: video && { id: video.poster.id, url: assetUrl(video.poster.id) },
    alt: video?.alt ?? '',
    srt: files?.srt ?? null,
    vtt: files?.vtt ?? null,
  }
}

interface CutOut {
  image_url: string
  confidence: number
  advice: string | null
}

function picturesOf({ images, ...rest }: ImagesResult) {
  return { images: images.map(imageAsset), ...rest }
}

/** Files of edited pictures stand by themselves too: they are all that most callers want. */
function editedPicturesOf(result: ImagesResult) {
  const { images, ...rest } = picturesOf(result)
  const files = images.map(({ url }) => url)
  return { processedImage: files.at(0) ?? null, processedImages: files, images, ...rest }
}
