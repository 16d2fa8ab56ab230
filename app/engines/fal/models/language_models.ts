import type { LanguageModel, LanguageModels } from '../../remote/models/models.js'

/** The language model with a name, behind fal's router. Billed by tokens: the units are the usual cents, the answer says the real ones. */
export function languageModels(name: string): LanguageModels {
  const input: LanguageModel['input'] = ({ system, prompt, pictures }) => ({
    model: name,
    system_prompt: system,
    prompt,
    temperature: 0.2,
    max_tokens: 2_000,
    ...(pictures.length > 0 && { image_urls: pictures }),
  })
  return {
    words: { id: 'openrouter/router', unitCents: 1, input },
    pictures: { id: 'openrouter/router/vision', unitCents: 1, input },
  }
}
