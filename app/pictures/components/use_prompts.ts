import { useCallback, useRef } from 'react'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'

/** What was asked for before. */
export interface UsedPrompt {
  prompt: string
  negative_prompt: string
  is_of_product: boolean
}

/** While a merchant goes through them they stay the same. */
const FRESH_MS = 15_000

/** A function that fetches what the merchant has asked for lately; nothing when it cannot be fetched. */
export function usePrompts(productId: number): () => Promise<UsedPrompt[]> {
  const fetched = useRef<{ at: number; prompts: Promise<UsedPrompt[]> } | null>(null)
  return useCallback(() => {
    const isFresh = fetched.current && Date.now() - fetched.current.at < FRESH_MS
    if (fetched.current && isFresh) return fetched.current.prompts
    const url = route('api.products.prompts', { productId })
    const prompts = getJson<{ prompts: UsedPrompt[] }>(url).then(
      (answer) => answer.prompts,
      () => {
        fetched.current = null
        return []
      }
    )
    fetched.current = { at: Date.now(), prompts }
    return prompts
  }, [productId])
}
