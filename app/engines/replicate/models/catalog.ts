import type { ModelCatalog } from '../../remote/models/models.js'
import { GENERATE_MODELS, TRAIN_MODELS } from './drawing_models.js'
import { BACKGROUND_MODELS, CUTOUT_MODELS, EDIT_MODELS, UPSCALE_MODELS } from './picture_models.js'
import { VIDEO_MODELS } from './video_models.js'

export const MODELS: ModelCatalog = {
  train: TRAIN_MODELS,
  generate: GENERATE_MODELS,
  cutout: CUTOUT_MODELS,
  background: BACKGROUND_MODELS,
  edit: EDIT_MODELS,
  upscale: UPSCALE_MODELS,
  video: VIDEO_MODELS,
}
