import { useDeferredValue, useMemo, useState } from 'react'
import { useDraftState } from '~/ui/client/use_draft'
import { defaultReel, type ReelDraft, withoutGone } from '../reel_draft'
import { REEL_MESSAGES } from '../messages/en/screens'
import type { SoundData } from '../transformers/reel_data'
import { usePainters } from './draft/use_painters'
import type { ReelPageProps } from './reel_page_props'
import { useFoundMasks } from './use_found_masks'
import { useSources } from './use_sources'

/** A reel while it is put together: what it is made of, kept for this tab, and how it will be. */
export function useReel({ product, brand, ...page }: ReelPageProps) {
  const fresh = () =>
    defaultReel(product, page.sources, brand, REEL_MESSAGES.words.callToActionPlaceholder)
  const [kept, setDraft] = useDraftState<ReelDraft>(`reel:${product.id}`, fresh)
  const { gone, isWaiting, isFailed: isLost, ...own } = useSources(page.sources, kept.items)
  const draft = useMemo(() => withoutGone(kept, gone), [kept, gone])
  const [logo, setLogo] = useState(brand.logo)
  const [sounds, setSounds] = useState(page.sounds)
  const sources = useFoundMasks(own.sources, draft.items)
  const deferred = useDeferredValue(useMemo(() => withoutUnknown(draft, sources), [draft, sources]))
  const { painters, isFailed } = usePainters(deferred, sources, logo)

  return {
    draft,
    change: (values: Partial<ReelDraft>) => setDraft({ ...draft, ...values }),
    startAgain: () => setDraft({ ...fresh(), hasLogo: logo !== null }),
    sources,
    addSources: own.add,
    /** How many pictures were taken out since they were deleted. */
    gone: kept.items.length - draft.items.length,
    /** Whether some are still to come, or could not be asked for. */
    isWaiting,
    isLost,
    retry: own.retry,
    logo,
    setLogo,
    sounds,
    addSound: (sound: SoundData) => setSounds((all) => [sound, ...all]),
    painters,
    /** Whether it cannot be drawn. */
    isFailed,
    warnings: painters[draft.template]?.plan.warnings ?? [],
  }
}

export type Reel = ReturnType<typeof useReel>

/** A draft with those of its pictures that have come. */
function withoutUnknown(draft: ReelDraft, sources: ReadonlyMap<string, unknown>): ReelDraft {
  const items = draft.items.filter(({ id }) => sources.has(id))
  return items.length === draft.items.length ? draft : { ...draft, items }
}
