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

/** The provider's own page of a model, with its fields and price. */
export function page(id: string, lookedUp = '2026-11-26'): Source {
  return { title: id, url: `https://fal.ai/models/${id}/llms.txt`, lookedUp }
}
