import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { GenerationKind } from '~/work/generation_state'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { checkedAnswer, type ImagesAnswer } from './images_answer'
import { runGeneration } from '~/work/components/run_generation'
import { useKeyedWork } from '~/work/components/use_keyed_work'
import { reloadResults, type usePendingWork } from '~/work/components/use_pending_work'

export type ShowPending = ReturnType<typeof usePendingWork>['show']

interface PictureRun {
  kind: GenerationKind
  url: string
  body: object
  /** What the tiles of the work show until its pictures are there. */
  prompt: string
  count: number
  /** Pixels; null where they follow from the source. */
  width: number | null
  height: number | null
}

/** Runs orders of pictures and keeps why the last one came to nothing: what else there is to say of it stands with its pictures. */
export function usePictureRun(show: ShowPending) {
  const [error, setError] = useState<string | null>(null)
  const calls = useKeyedWork(() => setError(null))

  return {
    error,
    setError,
    /** One press of a button: repeated after a lost answer it still makes its pictures once. */
    async run({ kind, url, body, prompt, count, width, height }: PictureRun) {
      let done = () => {}
      setError(null)
      try {
        const made = await calls.withKey([url, body], (key) => {
          done = show({ kind, prompt, num_images: count, width, height }, key)
          return runGeneration<ImagesAnswer>(url, body, key)
        })
        showAtOnce(checkedAnswer(made).images)
      } finally {
        done()
        reloadResults()
      }
    },
  }
}

/** Adds pictures to the results of the page, newest first, without waiting for what the page asks for next. */
function showAtOnce(made: readonly GeneratedImageData[]): void {
  const ids = new Set(made.map(({ id }) => id))
  router.replaceProp('images', (shown: unknown) => {
    const others = (shown as GeneratedImageData[]).filter(({ id }) => !ids.has(id))
    return [...made, ...others].sort((one, other) => other.id - one.id)
  })
}
