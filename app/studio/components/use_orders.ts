import { useState } from 'react'
import { postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import type { ModelData } from '~/products/transformers/product_data'
import { STUDIO_TEXTS } from '../screen_texts'
import { type ImagesAnswer, notesOf } from './images_answer'
import type { PictureOrder } from './options_panel'
import { reasonOf, runGeneration } from './run_generation'
import { SHAPES } from './shape_options'
import { reloadResults, type usePendingWork } from './use_pending_work'

type ShowPending = ReturnType<typeof usePendingWork>['show']

/** Orders pictures of a product and keeps what there is to say of the last order. */
export function useOrders({ id, description, trigger_word: word }: ModelData, show: ShowPending) {
  const [error, setError] = useState<string | null>(null)
  const [notes, setNotes] = useState<string[]>([])
  const [sampling, setSampling] = useState(false)

  /** One press of a button: repeated over a lost connection it still makes its pictures once. */
  async function run(body: object, prompt: string, count: number, shape: PictureOrder['shape']) {
    const { width, height } = SHAPES[shape]
    const done = show({ kind: 'generate', prompt, num_images: count, width, height })
    setError(null)
    setNotes([])
    try {
      const url = route('api.generate', { modelId: id })
      const answer = await runGeneration<ImagesAnswer>(url, body, crypto.randomUUID())
      setNotes(notesOf(answer))
    } finally {
      done()
      reloadResults()
    }
  }

  return {
    error,
    notes,
    sampling,
    async order({ prompt, amount, shape }: PictureOrder) {
      try {
        await run({ prompt, num_images: amount, image_size: shape }, prompt, amount, shape)
      } catch (reason) {
        setError(reasonOf(reason, STUDIO_TEXTS.errors.generate))
      }
    },
    async orderSamples() {
      setSampling(true)
      setError(null)
      try {
        const body = { description, trigger_word: word }
        const { prompts } = await postJson<{ prompts: string[] }>(
          route('api.prompts.samples'),
          body
        )
        await run({ prompts, image_size: 'square_hd' }, prompts[0], prompts.length, 'square_hd')
      } catch (reason) {
        setError(reasonOf(reason, STUDIO_TEXTS.samples.failed))
      } finally {
        setSampling(false)
      }
    },
  }
}
