/** How close a film keeps to its picture, 0 to 1, from which on and up to which it is worth words. */
const CLOSE = 0.8
const FREE = 0.5

/**
 * The words for a model that has no field for how close a film keeps to picture and words: what the merchant chose is said instead. The
 * middle is what models do by themselves.
 */
export function guidedPrompt(prompt: string, cfgScale: number): string {
  if (cfgScale > FREE && cfgScale < CLOSE) return prompt
  const guidance =
    cfgScale >= CLOSE
      ? 'Keep closely to the first frame: the product, its lettering and the composition stay exactly as they are, and only what is asked for moves.'
      : 'Move freely: the camera and the surroundings may go beyond the first frame, while the product stays the same.'
  return `${prompt.trim().replace(/[^.!?]$/, '$&.')} ${guidance}`
}
