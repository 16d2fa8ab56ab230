import type { ModelCatalog } from '../../remote/models/models.js'
import { BACKGROUND_MODELS } from './background_models.js'
import { CUTOUT_MODELS } from './cutout_models.js'
import { EDIT_MODELS } from './edit_models.js'
import { GENERATE_MODELS } from './generate_models.js'
import { TRAIN_MODELS } from './train_models.js'
import { UPSCALE_MODELS } from './upscale_models.js'
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
