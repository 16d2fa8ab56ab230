import type { PhotoData } from '~/products/transformers/product_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import type { Source } from '~/pictures/components/source_choices'

/** A product's photos as films can start with them. */
export function photoSources(photos: readonly PhotoData[], product: string): Source[] {
  return photos.map(({ path, picture, original_name: name }, place) => ({
    path,
    picture,
    label: name ?? VIDEO_FORM_MESSAGES.photo(product, place + 1),
  }))
}

/** Made pictures as films can start with them. */
export function imageSources(images: readonly GeneratedImageData[], product: string): Source[] {
  return images.map(({ path, picture, prompt }) => ({
    path,
    picture,
    label: PLAYER_MESSAGES.film(product, prompt),
  }))
}
