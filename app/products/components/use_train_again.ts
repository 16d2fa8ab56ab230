import { isLost, reasonOf } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { refresh } from '~/ui/client/refresh'
import { useRef, useState } from 'react'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { TrainingMethod } from '../training_method'
import { trainAgain } from './start_training'

/** Has a product trained on the photos that it has, or made ready from them; the page then shows the training. */
export function useTrainAgain(productId: number) {
  const [starting, setStarting] = useState<TrainingMethod | null>(null)
  const [error, setError] = useState<string | null>(null)
  const keys = useRef<Partial<Record<TrainingMethod, string>>>({})

  async function start(method: TrainingMethod) {
    setStarting(method)
    setError(null)
    try {
      await trainAgain(productId, method, (keys.current[method] ??= newUuid()))
      refresh({ only: ['training', 'product', 'credits'] })
    } catch (reason) {
      // Without an answer the order may have arrived: the same key then finds it again.
      if (!isLost(reason)) delete keys.current[method]
      setError(reasonOf(reason, PRODUCT_MESSAGES.show.trainFailed))
      setStarting(null)
    }
  }

  return { starting, error, start }
}
