import { track } from '~/analytics/client/start'

/** Tells statistics of a picture that is there; what was written for it stays here. */
export function reportEdit(kind: 'edit' | 'upscale', imageId: number): void {
  const event = kind === 'edit' ? 'ai_editor_image_generated' : 'ai_editor_image_upscaled'
  void track(event, { image_id: imageId }, String(imageId))
}

/**
 * The same of one that could not be made.
 * @param code what went wrong
 * @param generationId of the work, where it was accepted
 */
export function reportFailedEdit(
  kind: 'edit' | 'upscale',
  code: string,
  generationId?: string
): void {
  const event =
    kind === 'edit' ? 'ai_editor_image_generation_failed' : 'ai_editor_image_upscale_failed'
  void track(event, { code }, generationId)
}
