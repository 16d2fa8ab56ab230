import './errors.js'
import { defineKeptResults } from '#app/pictures/queries/kept_results'
import { defineMadeFiles } from '#app/provenance/made_files'
import { definePreview } from '#app/work/queries/shown_work'
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
defineMadeFiles('exists (select 1 from videos where media_id = m.id)')
defineKeptResults('exists (select 1 from videos where product_id is null and user_id = :userId)')
definePreview({
  rank: 2,
  media: '(select v.poster_media_id from videos v where v.generation_id = g.id)',
})
