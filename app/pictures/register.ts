import './errors.js'
import { definePublicMedia } from '#app/media/queries/visibility'
import { defineResultCount } from '#app/products/queries/result_counts'
import { defineMadeFiles } from '#app/provenance/made_files'
import { definePreview } from '#app/work/queries/shown_work'
import { onProductDeleting } from '#app/products/actions/product_deleting'
import type { PhotoWarning } from '#app/engines/photos/photo_warning'
import { defineSweep } from '#app/core/sweeps'
import { defineDirectJob } from '#app/work/direct/define_direct_job'
import { defineWork } from '#app/work/kinds/define_work'
import { resultOf } from '#app/work/params'
import { photoWarningMessage } from '#app/engines/photos/photo_message'
import { DRAFT } from './draft/draft_job.js'
import { removeDeletedImages } from './actions/remove_deleted_images.js'
import { removePicturesOfProduct } from './actions/remove_pictures_of_product.js'
import { removeOldEditorSources } from './actions/remove_old_editor_sources.js'
import { loadEdit, loadImages, loadUpscale } from './queries/load_images.js'

defineWork('suggest_prompts', {
  load: async () => (await import('./work/suggest_prompts.js')).suggestPrompts,
  answer: async (generation) => ({ prompts: resultOf<'suggest_prompts'>(generation).prompts }),
})

defineWork('cutout', {
  load: async () => (await import('./work/cutout.js')).cutout,
  async answer(generation) {
    const { mediaId, ...rating } = resultOf<'cutout'>(generation)
    return { image_url: `/media/${mediaId}`, ...localisedRating(rating) }
  },
})

defineWork('mask', {
  load: async () => (await import('./work/cutout.js')).mask,
  async answer(generation) {
    const { mediaId, ...rating } = resultOf<'mask'>(generation)
    return { mask_url: `/media/${mediaId}`, ...localisedRating(rating) }
  },
})

defineWork('generate', {
  load: async () => (await import('./work/generate.js')).generate,
  answer: loadImages,
})

defineWork('background', {
  load: async () => (await import('./work/background.js')).background,
  answer: loadImages,
})

defineWork('edit', {
  load: async () => (await import('./work/edit.js')).edit,
  answer: loadEdit,
})

defineWork('upscale', {
  load: async () => (await import('./work/upscale.js')).upscale,
  answer: loadUpscale,
})

defineWork('shape', {
  load: async () => (await import('./work/shape.js')).shape,
  answer: async (generation) => ({ url: `/media/${resultOf<'shape'>(generation).mediaId}` }),
})

defineDirectJob(DRAFT, async () => (await import('./jobs/draft.js')).draft)

onProductDeleting(removePicturesOfProduct)
defineSweep('remove deleted pictures', removeDeletedImages)
defineSweep('remove uploads to the editor', removeOldEditorSources)

// What owners of public products published of them.
definePublicMedia(
  `exists (select 1 from generated_images g join products p on p.id = g.product_id
     where g.media_id = m.id and g.is_published and g.deleted_at is null and g.user_id = p.user_id
       and p.is_public)`
)
defineMadeFiles('exists (select 1 from generated_images where media_id = m.id)')
defineResultCount(
  `(select count(*) from generated_images g
     where g.product_id = p.id and g.user_id = :userId and g.deleted_at is null)`
)
definePreview({
  rank: 1,
  media: `(select i.media_id from generated_images i
     where i.generation_id = g.id and i.deleted_at is null order by i.position limit 1)`,
})

function localisedRating<Rating extends { advice: PhotoWarning | null }>(rating: Rating) {
  return { ...rating, advice: rating.advice && photoWarningMessage(rating.advice) }
}
