import { byTokens } from '../../remote/models/price.js'
import type { ModelRow, Source } from '../../remote/models/row.js'
import { toText } from './answers.js'
import { page } from './sources.js'

const ENDINGS: Source = {
  title: 'Gemini deprecations',
  url: 'https://ai.google.dev/gemini-api/docs/deprecations',
  lookedUp: '2026-11-26',
}

export const LANGUAGE: readonly ModelRow<'language'>[] = [
  {
    id: 'google/gemini-2.5-flash',
    job: 'language',
    runsBy: 'name',
    price: byTokens(0.1),
    fields: { system: 'system_instruction', prompt: 'prompt', pictures: 'images' },
    fixed: { temperature: 0.2, max_output_tokens: 2_000, thinking_budget: 0 },
    toAnswer: toText,
    ends: '2026-10-16',
    sources: [page('google/gemini-2.5-flash'), ENDINGS],
  },
]
