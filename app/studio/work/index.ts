import type { GenerationKind } from '../generation_state.js'
import { background } from './background.js'
import { cutout, mask } from './cutout.js'
import { edit } from './edit.js'
import { generate } from './generate.js'
import { identify } from './identify.js'
import type { Work } from './outcome.js'
import { reel } from './reel.js'
import { shape } from './shape.js'
import { suggestPrompts } from './suggest_prompts.js'
import { train } from './train.js'
import { upscale } from './upscale.js'
import { video } from './video.js'
import { videoExport } from './video_export.js'

/** What a worker does for each kind. */
export const works: { [K in GenerationKind]: Work<K> } = {
  identify,
  train,
  suggest_prompts: suggestPrompts,
  cutout,
  mask,
  generate,
  background,
  edit,
  upscale,
  video,
  reel,
  shape,
  video_export: videoExport,
}
