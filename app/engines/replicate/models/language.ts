import { byTokens } from '../../remote/models/price.js'
import type { ModelRow, Source } from '../../remote/models/row.js'
import { toText } from './answers.js'
import { page } from './sources.js'

const ENDINGS: Source = {
  title: 'Gemini deprecations',
  url: 'https://ai.google.dev/gemini-api/docs/deprecations',
  lookedUp: '2026-11-26',
}

const GEMINI: Pick<ModelRow<'language'>, 'job' | 'runsBy' | 'fields' | 'toAnswer'> = {
  job: 'language',
  runsBy: 'name',
  fields: { system: 'system_instruction', prompt: 'prompt', pictures: 'images' },
  toAnswer: toText,
}

export const LANGUAGE: readonly ModelRow<'language'>[] = [
  {
    ...GEMINI,
    id: 'google/gemini-3-flash',
    price: byTokens(0.5),
    fixed: { max_output_tokens: 4_000, thinking_level: 'none' },
    sources: [page('google/gemini-3-flash', '2026-11-26'), ENDINGS],
  },
  {
    ...GEMINI,
    id: 'google/gemini-2.5-flash',
    price: byTokens(0.1),
    fixed: { temperature: 0.2, max_output_tokens: 2_000, thinking_budget: 0 },
    isSuperseded: true,
    ends: '2026-10-16',
    sources: [page('google/gemini-2.5-flash'), ENDINGS],
  },
]
