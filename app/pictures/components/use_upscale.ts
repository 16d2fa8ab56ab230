import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { ANSWER_MESSAGES } from '~/work/messages/en/answer'
import { useKeyedWork } from '~/work/components/use_keyed_work'

/** Enlarges pictures of a product, several at a time. `onDone` is called after each that succeeded. */
export function useUpscale(productId: number, onDone: () => void) {
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set())

  const calls = useKeyedWork(onDone)

  async function upscale(image: GeneratedImageData) {
    setRunning((ids) => new Set(ids).add(image.id))
    try {
      const url = route('api.products.upscale-image', { productId })
      const answer = await calls.run<object>(url, { image_url: image.path })
      if (!('aiImage' in answer) && !('images' in answer)) {
        throw new Error(ANSWER_MESSAGES.invalidAnswer)
      }
      onDone()
    } catch (error) {
      const reason = reasonOf(error, ANSWER_MESSAGES.invalidAnswer)
      void showToast('error', ANSWER_MESSAGES.upscale(reason))
    } finally {
      setRunning((ids) => new Set([...ids].filter((id) => id !== image.id)))
    }
  }

  return { upscale, isUpscaling: (id: number) => running.has(id) }
}
