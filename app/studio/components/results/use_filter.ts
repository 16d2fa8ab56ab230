import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/shell/client/routes'

/** Which results are shown. */
export interface Filter {
  /** Words that the description has. */
  search: string
  /** Only those with a star. */
  favorites: boolean
}

export const NO_FILTER: Filter = { search: '', favorites: false }

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

  return { filter, change, isFiltered: filter.search !== '' || filter.favorites }
}

/** Where the results come from; `productId` null: those of products that are gone. */
export function resultsUrl(productId: number | null, filter: Filter): string {
  if (productId === null) return route('api.images.kept')
  const { search, favorites } = pairsOf(filter)
  return route(
    'api.products.images',
    { productId },
    { search: search || undefined, favorites: favorites || undefined }
  )
}

function pairsOf({ search, favorites }: Filter): Record<'search' | 'favorites', string> {
  return { search, favorites: favorites ? '1' : '' }
}

function filterInAddress(): Filter {
  const query = new URLSearchParams(window.location.search)
  return { search: query.get('search') ?? '', favorites: query.get('favorites') === '1' }
}
