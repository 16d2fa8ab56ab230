import { isLost, reasonOf } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { refresh } from '~/ui/client/refresh'
import { useRef, useState } from 'react'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { trainAgain } from './start_training'

/** Has a product trained on the photos that it has; the page then shows the training. */
export function useTrainAgain(productId: number) {
  const [starting, setStarting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const key = useRef<string>(undefined)

  async function start() {
    setStarting(true)
    setError(null)
    try {
      await trainAgain(productId, (key.current ??= newUuid()))
      refresh({ only: ['training', 'product', 'credits'] })
    } catch (reason) {
      // Without an answer the order may have arrived: the same key then finds it again.
      if (!isLost(reason)) key.current = undefined
      setError(reasonOf(reason, PRODUCT_MESSAGES.show.trainFailed))
      setStarting(false)
    }
  }

  return { starting, error, start }
}
