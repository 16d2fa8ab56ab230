import { useEffect, useState } from 'react'
import type { FoundProduct } from '../queries/find_products_by_name'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'

const PAUSE_MS = 150

interface Answer {
  search: string
  products: FoundProduct[]
}

/**
 * The user's products for a search, asked for once typing pauses. Until the answer comes they are those of the one before whose names fit too,
 * so that nothing else can be chosen; null while there are none.
 */
export function useFoundProducts(search: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isLost, setIsLost] = useState(false)
  const wanted = search.trim()

  useEffect(() => {
    const call = new AbortController()
    const timer = setTimeout(
      () => {
        const url = route('api.products.find', undefined, { search: wanted })
        getJson<{ products: FoundProduct[] }>(url, { signal: call.signal }).then(
          ({ products }) => {
            setAnswer({ search: wanted, products })
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

  return { found: answer && fitting(answer, wanted), isLost }
}

function fitting({ search, products }: Answer, wanted: string): FoundProduct[] | null {
  if (search === wanted) return products
  const words = wanted.toLowerCase().split(/\s+/)
  const some = products.filter(({ name }) => {
    const lower = name.toLowerCase()
    return words.every((word) => lower.includes(word))
  })
  return some.length > 0 ? some : null
}
