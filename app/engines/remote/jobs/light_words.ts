import type { GenerateInput } from '../../engine.js'

/** From how far on a light is said to be warm or bright, and how much of a shadow is none. */
const CLEARLY = 0.25
const HARDLY = 0.1

/** A prompt for a provider's model, with what a layout says of light and shadow in words: it can be told in no other way. */
export function withLight(prompt: string, layout: GenerateInput['layout'] = {}): string {
  const { side, warmth = 0, brightness = 1, shadow = 1, softness } = layout
  const words = [
    side && `light from the ${side}`,
    Math.abs(warmth) > CLEARLY && (warmth > 0 ? 'warm light' : 'cold light'),
    Math.abs(brightness - 1) > CLEARLY / 2 && (brightness > 1 ? 'bright light' : 'dim light'),
    shadow <= HARDLY && 'no shadow',
    shadow > HARDLY && softness !== undefined && (softness > 0.5 ? 'soft shadow' : 'hard shadow'),
  ].filter(Boolean)
  return [prompt, ...words].join(', ')
}
