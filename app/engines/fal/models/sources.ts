import type { Source } from '../../remote/models/row.js'

/** Types of the provider's own client. */
export const TYPES: Source = {
  title: '@fal-ai/client 1.10.1, types of endpoints',
  url: 'https://www.npmjs.com/package/@fal-ai/client/v/1.10.1',
  lookedUp: '2026-11-26',
}

/** Prices as the provider's interface answered them to somebody. */
export const UNIT_PRICES: Source = {
  title: 'nodetool-ai/nodetool, packages/fal-nodes/src/generated/fal-unit-pricing.json',
  url: 'https://github.com/nodetool-ai/nodetool',
  lookedUp: '2026-07-28',
}

/** What somebody was billed. */
export const INVOICE: Source = {
  title: 'Rates of an invoice that a public repository keeps',
  url: 'https://fal.ai/models/fal-ai/qwen-image-2512/lora',
  lookedUp: '2026-11-26',
}

/** A catalogue of October 2026, made of the provider's schemas. */
export const CATALOGUE: Source = {
  title: 'howells/motif, docs/research/image-model-curation-2026-10-07.md',
  url: 'https://github.com/howells/motif',
  lookedUp: '2026-10-07',
}

/** The provider's own page of a model, with its fields and price. */
export function page(id: string, lookedUp = '2026-11-20'): Source {
  return { title: id, url: `https://fal.ai/models/${id}/llms.txt`, lookedUp }
}
