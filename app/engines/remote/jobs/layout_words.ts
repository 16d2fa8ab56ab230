import type { GenerateInput } from '../../engine.js'

type Layout = GenerateInput['layout']

/** From how far on a light is said to be warm or bright, and how much of a shadow is none. */
const CLEARLY = 0.25
const HARDLY = 0.1

/** How far from the middle a product stands aside, and heights from which on it is large, and up to which small. */
const ASIDE = 0.12
const LARGE = 0.7
const SMALL = 0.35

/** A prompt with what a layout says of light and shadow in words: a model can be told in no other way. */
export function withLight(prompt: string, layout: Layout = {}): string {
  const { side, warmth = 0, brightness = 1, shadow = 1, softness } = layout
  return joined(prompt, [
    side && `light from the ${side}`,
    Math.abs(warmth) > CLEARLY && (warmth > 0 ? 'warm light' : 'cold light'),
    Math.abs(brightness - 1) > CLEARLY / 2 && (brightness > 1 ? 'bright light' : 'dim light'),
    shadow <= HARDLY && 'no shadow',
    shadow > HARDLY && softness !== undefined && (softness > 0.5 ? 'soft shadow' : 'hard shadow'),
  ])
}

/** The same, and where the product stands: for models that draw it themselves. */
export function withLayout(prompt: string, layout: Layout = {}): string {
  const { x = 0.5, height } = layout
  const aside =
    Math.abs(x - 0.5) > ASIDE && `the product ${x < 0.5 ? 'left' : 'right'} of the middle`
  const size =
    height !== undefined &&
    (height > LARGE ? 'large in the picture' : height < SMALL && 'small in the picture')
  return withLight(joined(prompt, [aside, size]), layout)
}

function joined(prompt: string, words: readonly (string | false | undefined)[]): string {
  return [prompt, ...words.filter(Boolean)].join(', ')
}
