import './errors.js'
import { onProductDeleting } from '#app/products/actions/product_deleting'
import { defineWork } from '#app/work/kinds/define_work'
import { resultOf } from '#app/work/params'
import { removeFilmsOfProduct } from './actions/remove_films_of_product.js'
import { loadVideo } from './queries/load_video.js'

defineWork('video', {
  load: async () => (await import('./work/video.js')).video,
  answer: async (generation) => ({ video: await loadVideo(generation) }),
})

defineWork('reel', {
  load: async () => (await import('./work/reel.js')).reel,
  answer: async (generation) => ({ video: await loadVideo(generation) }),
})

defineWork('video_export', {
  load: async () => (await import('./work/video_export.js')).videoExport,
  answer: async (generation) => ({ url: `/media/${resultOf<'video_export'>(generation).mediaId}` }),
})

onProductDeleting(removeFilmsOfProduct)
