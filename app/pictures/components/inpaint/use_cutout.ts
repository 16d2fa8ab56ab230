import { useEffect, useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import type { PhotoData } from '~/products/transformers/product_data'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import type { MediaSource } from '~/ui/pictures/media_source'
import { INPAINT_MESSAGES } from '../../messages/en/inpaint'
import { runGeneration } from '~/work/components/run_generation'

const { errors } = INPAINT_MESSAGES

/** Where the product is in a photo, as far as is known. */
export type Cutout =
  | { state: 'loading' }
  | { state: 'failed'; error: string }
  | { state: 'ready'; url: string; picture: MediaSource; advice: string | null }

interface CutoutAnswer {
  image_url: string
  advice: string | null
}

const LOADING: Cutout = { state: 'loading' }

/**
 * Has the product of a photo cut out; what was cut out once is known at once. A photo whose mask has been changed since is
 * another one.
 */
export function useCutout(modelId: number, photo: PhotoData | null) {
  const [known, setKnown] = useState<ReadonlyMap<string, Cutout>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const key = photo && `${photo.id} ${photo.mask_path ?? ''} ${attempt}`

  useEffect(() => {
    if (photo === null || key === null || known.has(key)) return
    const keep = (cutout: Cutout) => setKnown((all) => new Map(all).set(key, cutout))
    keep(LOADING)
    void cutOut(modelId, photo).then(keep)
  }, [modelId, photo, key, known])

  return {
    cutout: (key !== null && known.get(key)) || LOADING,
    retry: () => setAttempt((count) => count + 1),
  }
}

async function cutOut(modelId: number, photo: PhotoData): Promise<Cutout> {
  try {
    const url = route('api.model.image.no-background', { modelId, imageId: photo.id })
    const answer = await runGeneration<CutoutAnswer>(url, {}, newUuid())
    const id = /^\/media\/([^/]+)$/.exec(answer.image_url ?? '')?.[1]
    if (!id) return { state: 'failed', error: errors.invalid }
    const picture = { ...photo.picture, id, placeholder: null }
    return { state: 'ready', url: answer.image_url, picture, advice: answer.advice }
  } catch (reason) {
    return { state: 'failed', error: reasonOf(reason, errors.process) }
  }
}
