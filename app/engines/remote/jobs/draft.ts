import { firstOf } from '#app/core/elements'
import type { DraftInput, DraftOutput, SelectContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { readModel } from '../model_state.js'
import type { Tools } from '../tools.js'

/** By the built-in engine, with the cut-out of the best view: what a locked product's first picture shows. */
export async function draft(
  input: DraftInput,
  context: SelectContext,
  { local, provider }: Pick<Tools, 'local' | 'provider'>
): Promise<DraftOutput> {
  const { subject } = input
  if ('cutout' in subject) return local.draft(input, context)
  const { name } = firstOf(readModel(subject.model, provider).views)
  const cutout = subject.modelFiles[name]
  if (!cutout) throw new EngineError('model_file_missing')
  return local.draft({ ...input, subject: { cutout } }, context)
}
