import type { LanguageModel, LanguageModels } from '../../remote/models/models.js'
import { toText } from './answers.js'

/** Billed by tokens: the units are the usual cents. */
export const LANGUAGE_MODELS: readonly LanguageModel[] = [
  {
    id: 'google/gemini-2.5-flash',
    unitCents: 1,
    toAnswer: toText,
    input: ({ system, prompt, pictures }) => ({
      system_instruction: system,
      prompt,
      images: pictures,
      temperature: 0.2,
      max_output_tokens: 2_000,
      thinking_budget: 0,
    }),
  },
]

/** The same model with and without pictures. */
export function languageModels(model: LanguageModel): LanguageModels {
  return { words: model, pictures: model }
}
