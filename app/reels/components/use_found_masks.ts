import { useEffect, useMemo, useState } from 'react'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { ReelDraft } from '../reel_draft'
import type { ReelSourceData } from '../transformers/reel_data'

/**
 * The pictures by id, with where the product is in those of a draft of which nobody had said it: found one after the other, at no cost,
 * and known for good then. Where it cannot be found, they are shown as they are.
 */
export function useFoundMasks(
  sources: readonly ReelSourceData[],
  items: ReelDraft['items']
): ReadonlyMap<string, ReelSourceData> {
  const [found, setFound] = useState<ReadonlyMap<string, string | null>>(new Map())
  const used = new Set(items.map(({ id }) => id))
  const next = sources.find(
    ({ id, photo_id: photo, mask }) =>
      photo !== null && mask === null && used.has(id) && !found.has(id)
  )

  useEffect(() => {
    if (!next?.product) return
    let isStale = false
    const [modelId, imageId] = [next.product.id, String(next.photo_id)]
    void postJson<{ mask_url?: string }>(route('api.model.image.mask', { modelId, imageId }), {})
      .then((answer) => answer.mask_url?.split('/').at(-1) ?? null)
      .catch(() => null)
      .then((mask) => {
        if (!isStale) setFound((before) => new Map(before).set(next.id, mask))
      })
    return () => {
      isStale = true
    }
  }, [next])

  return useMemo(
    () =>
      new Map(
        sources.map((source) => [
          source.id,
          { ...source, mask: source.mask ?? found.get(source.id) ?? null },
        ])
      ),
    [sources, found]
  )
}
