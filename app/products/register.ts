import './errors.js'
import { defineSweep } from '#app/core/sweeps'
import { defineTimes, NOW } from '#app/core/database/times'
import { definePassingMedia } from '#app/media/store/storage_used'
import { definePublicMedia } from '#app/media/queries/visibility'
import { definePreview, defineSubjects } from '#app/work/queries/shown_work'
import { defineWork } from '#app/work/kinds/define_work'
import { onWorkEnded } from '#app/work/ended_work'
import { resultOf } from '#app/work/params'
import { photoWarningMessage } from '#app/engines/photos/photo_message'
import { recordEndOfTraining } from './actions/record_end_of_training.js'
import { removeOldPhotoCopies } from './actions/remove_old_photo_copies.js'

defineWork('identify', {
  load: async () => (await import('./work/identify.js')).identify,
  async answer(generation) {
    const { object, suggestions, description, identifications } = resultOf<'identify'>(generation)
    const said = identifications.map((one) => ({
      ...one,
      warnings: one.warnings.map(photoWarningMessage),
    }))
    return { success: true, object, suggestions, description, all_identifications: said }
  },
})

defineWork('train', {
  load: async () => (await import('./work/train.js')).train,
  answer: async (generation) => ({ model_id: resultOf<'train'>(generation).productId }),
})

// The newest training is the one that counts.
defineTimes({ table: 'trainings', column: 'created_at', most: NOW })
onWorkEnded(recordEndOfTraining)
defineSweep('remove copies of photos', removeOldPhotoCopies)
// The photos themselves come right after them.
definePassingMedia('select media_id, user_id from photo_copies')

definePublicMedia(
  `exists (select 1 from product_photos h join products p on p.id = h.product_id
     where h.media_id = m.id and p.is_public)`
)
defineSubjects('select id, name from products')
definePreview({
  rank: 4,
  media: `(select h.media_id from product_photos h where h.product_id = g.product_id order by h.position limit 1)`,
})
