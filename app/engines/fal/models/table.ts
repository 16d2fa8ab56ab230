import type { ModelTable } from '../../remote/models/row.js'
import { AREA } from './area.js'
import { BACKGROUND } from './background.js'
import { CUTOUT } from './cutout.js'
import { EDIT } from './edit.js'
import { ERASE } from './erase.js'
import { GENERATE } from './generate.js'
import { LANGUAGE } from './language.js'
import { REFERENCES } from './references.js'
import { TRAIN } from './train.js'
import { UPSCALE } from './upscale.js'
import { VIDEO } from './video.js'
import { WIDEN } from './widen.js'

/** The models of fal that are known here; a row more is a model more. */
export const FAL_MODELS: ModelTable = {
  language: LANGUAGE,
  train: TRAIN,
  generate: GENERATE,
  references: REFERENCES,
  cutout: CUTOUT,
  background: BACKGROUND,
  edit: EDIT,
  area: AREA,
  erase: ERASE,
  widen: WIDEN,
  upscale: UPSCALE,
  video: VIDEO,
}
