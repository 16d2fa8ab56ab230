import type { StepCode } from '../contract/steps.js'
import type { Editable, OperationContext, WithProduct } from './editable.js'
import { fill, gradient, transparent } from './operations/backgrounds.js'
import { blur } from './operations/blur.js'
import { brightness } from './operations/brightness.js'
import { contrast } from './operations/contrast.js'
import { crop, cut, trim } from './operations/crop.js'
import { denoise } from './operations/denoise.js'
import { enlarge } from './operations/enlarge.js'
import { flip } from './operations/flip.js'
import { border, extend, pad } from './operations/frame.js'
import { recolor } from './operations/recolor.js'
import { reframe } from './operations/reframe.js'
import { remove } from './operations/remove.js'
import { removeShadow } from './operations/remove_shadow.js'
import { saturation } from './operations/saturation.js'
import { scene } from './operations/scene.js'
import { addShadow } from './operations/shadow.js'
import { sharpen } from './operations/sharpen.js'
import { text } from './operations/text.js'
import { tone } from './operations/tone.js'
import { rotate, straighten } from './operations/turn.js'
import { vignette } from './operations/vignette.js'
import { warmth } from './operations/warmth.js'
import type { Step, StepName } from './step.js'

type Run<P, S> = (picture: P, step: S, context: OperationContext) => Promise<Editable>

type Operation<S> = {
  /** What it changes, in a word that merchants are told. */
  topic: string
  /** Lower ranks are done first. */
  rank: number
  /** Shown while it is done. */
  label: StepCode
} & (
  | {
      /** Whether it works on what is known of the product only. */
      product: 'needed'
      run: Run<WithProduct, S>
    }
  | { product: 'helpful' | 'by region' | 'by colour' | 'not used'; run: Run<Editable, S> }
)

/** Everything that an instruction can ask for, what merchants ask for most first. */
export const OPERATIONS: { readonly [N in StepName]: Operation<Extract<Step, { op: N }>> } = {
  fill: {
    topic: 'background',
    rank: 4,
    label: 'changing_background',
    product: 'needed',
    run: fill,
  },
  gradient: {
    topic: 'background',
    rank: 4,
    label: 'changing_background',
    product: 'needed',
    run: gradient,
  },
  transparent: {
    topic: 'background',
    rank: 4,
    label: 'removing_background',
    product: 'needed',
    run: transparent,
  },
  scene: { topic: 'background', rank: 2, label: 'making_scene', product: 'needed', run: scene },
  brightness: {
    topic: 'light',
    rank: 3,
    label: 'changing_light',
    product: 'by region',
    run: brightness,
  },
  contrast: {
    topic: 'light',
    rank: 3,
    label: 'changing_contrast',
    product: 'by region',
    run: contrast,
  },
  warmth: {
    topic: 'colours',
    rank: 3,
    label: 'changing_colours',
    product: 'by region',
    run: warmth,
  },
  saturation: {
    topic: 'colours',
    rank: 3,
    label: 'changing_colours',
    product: 'by region',
    run: saturation,
  },
  tone: { topic: 'colours', rank: 3, label: 'changing_colours', product: 'by region', run: tone },
  recolor: {
    topic: 'colours',
    rank: 1,
    label: 'colouring_product',
    product: 'needed',
    run: recolor,
  },
  vignette: {
    topic: 'light',
    rank: 7,
    label: 'adding_vignette',
    product: 'not used',
    run: vignette,
  },
  crop: { topic: 'crop', rank: 6, label: 'cropping', product: 'helpful', run: crop },
  cut: { topic: 'crop', rank: 6, label: 'cropping', product: 'not used', run: cut },
  reframe: {
    topic: 'crop',
    rank: 6,
    label: 'cropping',
    product: 'needed',
    run: reframe,
  },
  trim: { topic: 'crop', rank: 6, label: 'cropping', product: 'needed', run: trim },
  rotate: { topic: 'rotation', rank: 0, label: 'rotating', product: 'not used', run: rotate },
  straighten: {
    topic: 'rotation',
    rank: 0,
    label: 'straightening',
    product: 'not used',
    run: straighten,
  },
  flip: { topic: 'rotation', rank: 0, label: 'mirroring', product: 'not used', run: flip },
  text: { topic: 'text', rank: 10, label: 'adding_text', product: 'helpful', run: text },
  addShadow: {
    topic: 'shadow',
    rank: 5,
    label: 'adding_shadow',
    product: 'needed',
    run: addShadow,
  },
  removeShadow: {
    topic: 'shadow',
    rank: 1,
    label: 'removing_shadow',
    product: 'needed',
    run: (picture, _, context) => removeShadow(picture, context),
  },
  remove: {
    topic: 'background',
    rank: -1,
    label: 'removing_marked',
    product: 'helpful',
    run: remove,
  },
  blur: { topic: 'sharpness', rank: 3, label: 'blurring', product: 'by region', run: blur },
  sharpen: { topic: 'sharpness', rank: 3, label: 'sharpening', product: 'by region', run: sharpen },
  denoise: {
    topic: 'sharpness',
    rank: 3,
    label: 'removing_noise',
    product: 'by region',
    run: denoise,
  },
  border: { topic: 'border', rank: 9, label: 'adding_border', product: 'by colour', run: border },
  pad: { topic: 'border', rank: 6, label: 'adding_space', product: 'by colour', run: pad },
  extend: {
    topic: 'border',
    rank: 6,
    label: 'adding_space',
    product: 'helpful',
    run: extend,
  },
  enlarge: {
    topic: 'size',
    rank: 8,
    label: 'enlarging',
    product: 'not used',
    run: (picture, _, context) => enlarge(picture, context),
  },
}

/** What can be changed, in words for merchants, each once. */
export const TOPICS: readonly string[] = [
  ...new Set(Object.values(OPERATIONS).map(({ topic }) => topic)),
]
