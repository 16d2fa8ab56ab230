import { useEffect, useState } from 'react'
import type { FoundProduct } from '~/products/queries/find_products_by_name'
import { getJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'

const PAUSE_MS = 150

/** The user's products for a search, asked for once typing pauses; null until the first answer. */
export function useFoundProducts(search: string) {
  const [found, setFound] = useState<FoundProduct[] | null>(null)
  const [isLost, setIsLost] = useState(false)
  const wanted = search.trim()

  useEffect(() => {
    const call = new AbortController()
    const timer = setTimeout(
      () => {
        const url = route('api.products.find', undefined, { search: wanted })
        getJson<{ products: FoundProduct[] }>(url, { signal: call.signal }).then(
          ({ products }) => {
            setFound(products)
            setIsLost(false)
          },
          () => !call.signal.aborted && setIsLost(true)
        )
      },
      wanted === '' ? 0 : PAUSE_MS
    )
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [wanted])

  return { found, isLost }
}
