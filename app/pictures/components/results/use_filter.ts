import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import type { ImageType } from '../../image_type'

/** Which results are shown. */
export interface Filter {
  /** Words that the description has. */
  search: string
  /** Only those with a star. */
  favorites: boolean
  /** Only those that were made so; empty for all. Offered where pictures of all types are together. */
  type: ImageType | ''
}

export const NO_FILTER: Filter = { search: '', favorites: false, type: '' }

/** A filter that stands in the page's address, so that it survives a reload. */
export function useFilter() {
  const [filter, setFilter] = useState(filterInAddress)

  function change(next: Filter) {
    setFilter(next)
    const url = new URL(window.location.href)
    for (const [name, value] of Object.entries(pairsOf(next))) {
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    router.replace({
      url: `${url.pathname}${url.search}`,
      preserveScroll: true,
      preserveState: true,
    })
  }

  const isFiltered = filter.search !== '' || filter.favorites || filter.type !== ''
  return { filter, change, isFiltered }
}

/** Where the results come from; `productId` null: those of products that are gone. */
export function resultsUrl(productId: number | null, filter: Filter): string {
  if (productId === null) return route('api.images.kept')
  return route('api.products.images', { productId }, queryOf(filter))
}

/** What asks for the results that a filter shows. */
export function queryOf(filter: Filter): Partial<Record<keyof Filter, string>> {
  return Object.fromEntries(Object.entries(pairsOf(filter)).filter(([, value]) => value !== ''))
}

function pairsOf({ search, favorites, type }: Filter): Record<keyof Filter, string> {
  return { search, favorites: favorites ? '1' : '', type }
}

/** An unknown type is none, as for the server. */
function filterInAddress(): Filter {
  const query = new URLSearchParams(window.location.search)
  return {
    search: query.get('search') ?? '',
    favorites: query.get('favorites') === '1',
    type: (query.get('type') ?? '') as Filter['type'],
  }
}
