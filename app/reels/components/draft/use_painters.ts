import { useEffect, useState } from 'react'
import { planReel } from '#engine/reel/plan'
import { REEL_TEMPLATES, type ReelOrder, type ReelTemplate } from '#engine/reel/reel'
import { DRAFT_SEED, type ReelDraft } from '~/reels/reel_draft'
import type { BrandData, ReelSourceData } from '~/reels/transformers/reel_data'
import { elementOf } from '~/core/elements'
import { canvasMeasure, loadFont } from './fonts'
import { type DraftMedia, loadLogo, loadMedia } from './media'
import { Painter } from './paint'

/** Milliseconds after a change until the other templates follow it. */
const OTHERS_AFTER = 250

/** By template. */
export type Painters = Partial<Record<ReelTemplate, Painter>>

/** What draws a draft as it stands in each template; what was there before while pictures or letters for a new one come. */
export function usePainters(
  draft: ReelDraft,
  sources: ReadonlyMap<string, ReelSourceData>,
  logo: BrandData['logo']
): { painters: Painters; isFailed: boolean } {
  const [painters, setPainters] = useState<Painters>({})
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isStale = false
    let others: ReturnType<typeof setTimeout> | undefined
    prepare(draft, sources, draft.hasLogo ? logo : null)
      .then((painterOf) => {
        if (isStale) return
        const own = { [draft.template]: painterOf(draft.template) }
        setPainters((before) => ({ ...before, ...own }))
        setIsFailed(false)
        others = setTimeout(() => {
          const all = REEL_TEMPLATES.map((template) => [template, painterOf(template)])
          setPainters({ ...(Object.fromEntries(all) as Painters), ...own })
        }, OTHERS_AFTER)
      })
      .catch(() => !isStale && setIsFailed(true))
    return () => {
      isStale = true
      clearTimeout(others)
    }
  }, [draft, sources, logo])
  return { painters, isFailed }
}

async function prepare(
  draft: ReelDraft,
  sources: ReadonlyMap<string, ReelSourceData>,
  logo: BrandData['logo']
): Promise<(template: ReelTemplate) => Painter> {
  const words = [draft.name, draft.price, draft.callToAction, draft.address]
  const text = [...words, ...draft.items.map(({ caption }) => caption)].join(' ')
  const found = draft.items.flatMap(({ id }) => sources.get(id) ?? [])
  const [media, logoImage] = await Promise.all([
    Promise.all(found.map(loadMedia)),
    logo && loadLogo(logo),
    loadFont(draft.font, text),
  ])
  const shape = logoImage && logoImage.naturalWidth / logoImage.naturalHeight
  const measure = canvasMeasure()
  return (template) => {
    const plan = planReel(orderOf({ ...draft, template }, media, shape), measure)
    return new Painter({ plan, media, logo: logoImage })
  }
}

/** The order that a plan is made of, as the worker makes it. */
function orderOf(
  draft: ReelDraft,
  media: readonly DraftMedia[],
  logoShape: number | null
): ReelOrder {
  const { template, seconds, hasEndCard, name, price, callToAction, address } = draft
  const { ground, ink, accent, font, sound } = draft
  return {
    items: media.map(({ source, subject }, place) => ({
      kind: source.kind,
      width: source.width,
      height: source.height,
      seconds: source.seconds,
      subject,
      isCutOut: elementOf(draft.items, place).isCutOut,
      caption: elementOf(draft.items, place).caption,
    })),
    ...{ template, seconds, hasEndCard },
    aspectRatio: draft.ratio,
    words: { name, price, callToAction, address },
    brand: { ground, ink, accent, font, logoShape },
    sound: soundOf(sound),
    safeZone: draft.zone,
    seed: DRAFT_SEED,
  }
}

function soundOf(sound: ReelDraft['sound']): ReelOrder['sound'] {
  if (sound === 'none') return { kind: 'none' }
  return sound === 'own' ? { kind: 'own', file: '', from: 0 } : { kind: 'bed', bed: sound }
}
