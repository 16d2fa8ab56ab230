import { byTokens } from '../../remote/models/price.js'
import type { ModelRow, Source } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

const ROUTER: Pick<
  ModelRow<'language'>,
  'job' | 'endpoints' | 'price' | 'fields' | 'paid' | 'sources'
> = {
  job: 'language',
  endpoints: { words: 'openrouter/router', pictures: 'openrouter/router/vision' },
  price: byTokens(0.1),
  fields: {
    system: 'system_prompt',
    prompt: 'prompt',
    pictures: (pictures) => (pictures.length > 0 ? { image_urls: pictures } : {}),
  },
  paid(output) {
    const { usage } = output as { usage?: { cost?: unknown } }
    return typeof usage?.cost === 'number' ? usage.cost * 100 : null
  },
  sources: [TYPES, page('openrouter/router/vision')],
}

/** A model behind fal's router, whose fields are the same for all. What models think counts as words of theirs. */
export function languageRow(id: string): ModelRow<'language'> {
  return { ...ROUTER, id, fixed: { model: id, max_tokens: 4_000 } }
}

const ENDINGS: Source = {
  title: 'Gemini deprecations',
  url: 'https://ai.google.dev/gemini-api/docs/deprecations',
  lookedUp: '2026-11-26',
}

const FLASH_LITE_25 = 'google/gemini-2.5-flash-lite'

export const LANGUAGE: readonly ModelRow<'language'>[] = [
  {
    ...languageRow('google/gemini-3.5-flash-lite'),
    price: byTokens(0.3),
    sources: [...ROUTER.sources, ENDINGS],
  },
  {
    ...languageRow(FLASH_LITE_25),
    fixed: { model: FLASH_LITE_25, temperature: 0.2, max_tokens: 2_000 },
    isSuperseded: true,
    ends: '2026-10-16',
    sources: [...ROUTER.sources, ENDINGS],
  },
]
