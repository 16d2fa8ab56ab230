import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { useOwnKey } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { checkedAnswer, type ImagesAnswer, notesOf } from '~/pictures/components/images_answer'
import { isCancelled, runGeneration } from '~/work/components/run_generation'
import { useKeyedWork } from '~/work/components/use_keyed_work'
import type { usePendingWork } from '~/work/components/use_pending_work'
import { PRODUCT_MESSAGES } from '~/products/messages/en/screens'
import type { ProductData } from '~/products/transformers/product_data'
import { reloadContents } from './reload_contents'

/** What to make of a product. */
export interface ProductOrder {
  prompt: string
  amount: number
  /** Ids of the photos to work from. */
  photos: ReadonlySet<number>
}

const SHAPE = { shape: 'square', width: 1024, height: 1024 }
const NEW_ORDER: ProductOrder = { prompt: '', amount: 1, photos: new Set() }

type ShowPending = ReturnType<typeof usePendingWork>['show']

/** The order of pictures that the merchant fills in. It stays as it is, to be changed or to be tried again. */
export function useProductOrder(product: ProductData, show: ShowPending) {
  const [draft, setDraft] = useState(NEW_ORDER)
  const [error, setError] = useState<string | null>(null)
  const [notes, setNotes] = useState<string[]>([])
  const hasOwnKey = useOwnKey('generate')
  const calls = useKeyedWork(() => setError(null))

  return {
    draft,
    setDraft,
    error,
    notes,
    async send() {
      const prompt = draft.prompt.trim()
      const { shape, ...size } = SHAPE
      const url = route('api.products.generate-images', { productId: product.id })
      const body = {
        prompt,
        num_images: draft.amount,
        shape,
        input_image_urls: product.input_images
          .filter(({ id }) => draft.photos.has(id))
          .map(({ path }) => path),
        input_images_base64: [],
      }
      let done = () => {}
      setError(null)
      setNotes([])
      try {
        const answer = await calls.withKey([url, body], (key) => {
          done = show({ kind: 'generate', prompt, num_images: draft.amount, ...size }, key)
          return runGeneration<ImagesAnswer>(url, body, key)
        })
        setNotes(notesOf(checkedAnswer(answer), !hasOwnKey))
      } catch (reason) {
        if (isCancelled(reason)) return
        const sentence = reasonOf(reason, '')
        const { generate, generateFallback } = PRODUCT_MESSAGES.errors
        setError(sentence ? generate(sentence) : generateFallback)
      } finally {
        done()
        reloadContents()
      }
    },
  }
}
