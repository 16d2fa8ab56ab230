import { EngineError } from '#app/engines/engine_error'
import type { FailureCategory } from '#app/engines/failures/failures'

/* What an engine says, in words of the test's own. */

export const failed = (category: FailureCategory, sentence: string) =>
  new EngineError('other', { category, sentence })

export const warned = (sentence: string) => ({ code: 'other', sentence }) as const
