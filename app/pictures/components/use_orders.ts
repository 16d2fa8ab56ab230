import { router } from '@inertiajs/react'
import { useState } from 'react'
import { firstOf } from '~/core/elements'
import { reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import type { ModelData } from '~/products/transformers/product_data'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import type { LaidOutOrder } from './use_order_choice'
import { isCancelled } from '~/work/components/run_generation'
import { SHAPES } from './shape_options'
import { withoutTriggerWord } from './without_trigger_word'
import type { usePictureRun } from './use_picture_run'

/** What is sampled: pictures of the trained product, or backgrounds of its first photo. */
export type Samples = 'images' | 'backgrounds'

/** Orders pictures of a product. */
export function useOrders(model: ModelData, pictures: ReturnType<typeof usePictureRun>) {
  const { id, description, trigger_word: word, inputImages } = model
  const { setError, run } = pictures
  const [sampling, setSampling] = useState<Samples | null>(null)

  async function suggestPrompts(): Promise<string[]> {
    const body = { description, trigger_word: word }
    const { prompts } = await postJson<{ prompts: string[] }>(route('api.prompts.samples'), body)
    return prompts.map((prompt) => withoutTriggerWord(prompt, word))
  }

  async function sample(what: Samples, order: (prompts: string[]) => Promise<void>) {
    setSampling(what)
    setError(null)
    try {
      await order(await suggestPrompts())
    } catch (reason) {
      if (isCancelled(reason)) return
      const sentence = reasonOf(reason, GENERATION_MESSAGES.samples.failed)
      setError(sentence)
      // The page is left whatever comes of it, and the alert with it.
      if (what === 'backgrounds') void showToast('error', sentence)
    } finally {
      setSampling(null)
    }
  }

  return {
    sampling,
    async order({ prompt, negativePrompt, amount, shape, seed, layout }: LaidOutOrder) {
      const url = route('api.generate', { modelId: id })
      const body = {
        prompt,
        negative_prompt: negativePrompt,
        num_images: amount,
        image_size: shape,
        seed,
        layout,
      }
      try {
        await run({ kind: 'generate', url, body, prompt, count: amount, ...SHAPES[shape] })
      } catch (reason) {
        if (isCancelled(reason)) return
        setError(reasonOf(reason, GENERATION_MESSAGES.errors.generate))
      }
    },
    sampleImages: () =>
      sample('images', (prompts) =>
        run({
          kind: 'generate',
          url: route('api.generate', { modelId: id }),
          body: { prompts, image_size: 'square_hd' },
          prompt: firstOf(prompts),
          count: prompts.length,
          ...SHAPES.square_hd,
        })
      ),
    /** Leads to the screen of backgrounds, whatever comes of it. */
    async sampleBackgrounds() {
      const url = route('api.model.image.background', {
        modelId: id,
        imageId: firstOf(inputImages).id,
      })
      await sample('backgrounds', (prompts) =>
        run({
          kind: 'background',
          url,
          body: { prompts, aspect_ratio: 'square_hd' },
          prompt: firstOf(prompts),
          count: prompts.length,
          ...SHAPES.square_hd,
        })
      )
      router.visit(route('photos.inpaint', { modelId: id }))
    },
  }
}
