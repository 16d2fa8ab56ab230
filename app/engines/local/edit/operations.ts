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
  label: string
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
    label: 'Changing the background',
    product: 'needed',
    run: fill,
  },
  gradient: {
    topic: 'background',
    rank: 4,
    label: 'Changing the background',
    product: 'needed',
    run: gradient,
  },
  transparent: {
    topic: 'background',
    rank: 4,
    label: 'Removing the background',
    product: 'needed',
    run: transparent,
  },
  scene: { topic: 'background', rank: 2, label: 'Making the scene', product: 'needed', run: scene },
  brightness: {
    topic: 'light',
    rank: 3,
    label: 'Changing light',
    product: 'by region',
    run: brightness,
  },
  contrast: {
    topic: 'light',
    rank: 3,
    label: 'Changing contrast',
    product: 'by region',
    run: contrast,
  },
  warmth: {
    topic: 'colours',
    rank: 3,
    label: 'Changing colours',
    product: 'by region',
    run: warmth,
  },
  saturation: {
    topic: 'colours',
    rank: 3,
    label: 'Changing colours',
    product: 'by region',
    run: saturation,
  },
  tone: { topic: 'colours', rank: 3, label: 'Changing colours', product: 'by region', run: tone },
  recolor: {
    topic: 'colours',
    rank: 1,
    label: 'Colouring the product',
    product: 'needed',
    run: recolor,
  },
  vignette: {
    topic: 'light',
    rank: 7,
    label: 'Adding a vignette',
    product: 'not used',
    run: vignette,
  },
  crop: { topic: 'crop', rank: 6, label: 'Cropping', product: 'helpful', run: crop },
  cut: { topic: 'crop', rank: 6, label: 'Cropping', product: 'not used', run: cut },
  reframe: {
    topic: 'crop',
    rank: 6,
    label: 'Cropping',
    product: 'needed',
    run: reframe,
  },
  trim: { topic: 'crop', rank: 6, label: 'Cropping', product: 'needed', run: trim },
  rotate: { topic: 'rotation', rank: 0, label: 'Rotating', product: 'not used', run: rotate },
  straighten: {
    topic: 'rotation',
    rank: 0,
    label: 'Straightening',
    product: 'not used',
    run: straighten,
  },
  flip: { topic: 'rotation', rank: 0, label: 'Mirroring', product: 'not used', run: flip },
  text: { topic: 'text', rank: 10, label: 'Adding text', product: 'helpful', run: text },
  addShadow: {
    topic: 'shadow',
    rank: 5,
    label: 'Adding a shadow',
    product: 'needed',
    run: addShadow,
  },
  removeShadow: {
    topic: 'shadow',
    rank: 1,
    label: 'Removing the shadow',
    product: 'needed',
    run: (picture, _, context) => removeShadow(picture, context),
  },
  remove: {
    topic: 'background',
    rank: -1,
    label: 'Removing what is marked',
    product: 'helpful',
    run: remove,
  },
  blur: { topic: 'sharpness', rank: 3, label: 'Blurring', product: 'by region', run: blur },
  sharpen: { topic: 'sharpness', rank: 3, label: 'Sharpening', product: 'by region', run: sharpen },
  denoise: {
    topic: 'sharpness',
    rank: 3,
    label: 'Removing noise',
    product: 'by region',
    run: denoise,
  },
  border: { topic: 'border', rank: 9, label: 'Adding a border', product: 'by colour', run: border },
  pad: { topic: 'border', rank: 6, label: 'Adding space', product: 'by colour', run: pad },
  extend: {
    topic: 'border',
    rank: 6,
    label: 'Adding space',
    product: 'helpful',
    run: extend,
  },
  enlarge: {
    topic: 'size',
    rank: 8,
    label: 'Enlarging',
    product: 'not used',
    run: (picture, _, context) => enlarge(picture, context),
  },
}

/** What can be changed, in words for merchants, each once. */
export const TOPICS: readonly string[] = [
  ...new Set(Object.values(OPERATIONS).map(({ topic }) => topic)),
]
