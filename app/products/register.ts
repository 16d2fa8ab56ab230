import './errors.js'
import { defineWork } from '#app/work/kinds/define_work'
import { onWorkEnded } from '#app/work/ended_work'
import { resultOf } from '#app/work/params'
import { photoWarningMessage } from '#app/engines/photos/photo_message'
import { recordEndOfTraining } from './actions/record_end_of_training.js'

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

onWorkEnded(recordEndOfTraining)
