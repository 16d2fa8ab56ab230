import type { Source } from '../../remote/models/row.js'

/** The provider's own page of a model, with its fields and price. */
export function page(id: string, lookedUp = '2026-11-20'): Source {
  return { title: id, url: `https://replicate.com/${id}/api/schema`, lookedUp }
}
