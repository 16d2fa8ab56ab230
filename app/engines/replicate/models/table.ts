import type { ModelTable } from '../../remote/models/row.js'
import { GENERATE, TRAIN } from './drawing.js'
import { LANGUAGE } from './language.js'
import { AREA, EDIT, ERASE, REFERENCES, WIDEN } from './edit.js'
import { BACKGROUND, CUTOUT, UPSCALE } from './pictures.js'
import { VIDEO } from './video.js'

/** The models of Replicate that are known here; a row more is a model more. */
export const REPLICATE_MODELS: ModelTable = {
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
