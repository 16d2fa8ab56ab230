import type { ModelTable } from '../../remote/models/row.js'
import { BACKGROUND } from './background.js'
import { CUTOUT } from './cutout.js'
import { EDIT } from './edit.js'
import { GENERATE } from './generate.js'
import { LANGUAGE } from './language.js'
import { TRAIN } from './train.js'
import { UPSCALE } from './upscale.js'
import { VIDEO } from './video.js'

/** The models of fal that are known here; a row more is a model more. */
export const FAL_MODELS: ModelTable = {
  language: LANGUAGE,
  train: TRAIN,
  generate: GENERATE,
  cutout: CUTOUT,
  background: BACKGROUND,
  edit: EDIT,
  upscale: UPSCALE,
  video: VIDEO,
}
