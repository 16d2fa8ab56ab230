import { useEffect, useRef, useState } from 'react'
import type { DraftOutput } from '#app/engines/engine'
import { type Layout, withinBounds } from '#engine/layout/layout'
import { reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'
import type { Shape } from '../shape_options'
import type { Draft } from '../use_prompt_draft'

/** A pause in typing, and one between two moves of a slider, in milliseconds. */
const TYPING_MS = 700
const SLIDING_MS = 90

/** As the server counts them: a seed is below. */
const SEEDS = 2 ** 31 - 1

/** What is to be drafted: the product, or what was cut out of one of its photos. */
export interface DraftedScene extends Draft {
  productId: number
  photoId?: number
  shape: Shape
}

/** A draft as it came. */
export interface ShownDraft extends Pick<DraftOutput, 'layout' | 'product' | 'stands'> {
  /** Data URL. */
  picture: string
}

/**
 * A draft of the order that is being written, drawn anew whenever that or its layout changes; the newer one replaces the older.
 * @param scene null while there is nothing to draw
 */
export function useSceneDraft(scene: DraftedScene | null) {
  const [seed, setSeed] = useState(newSeed)
  const [layout, setLayout] = useState<Layout>({})
  const [attempt, setAttempt] = useState(0)
  const [came, setCame] = useState<{ key: string; draft: ShownDraft } | null>(null)
  const [failed, setFailed] = useState<{ key: string; sentence: string } | null>(null)
  const lastPrompt = useRef<string | null>(null)

  const prompt = scene?.prompt.trim() ?? ''
  const body = scene && {
    prompt,
    negative_prompt: scene.negativePrompt.trim(),
    image_size: scene.shape,
    seed,
    layout,
    photo: scene.photoId,
  }
  const isWanted = scene !== null && prompt !== ''
  const productId = scene?.productId ?? null
  const key = isWanted ? JSON.stringify([productId, attempt, body]) : null

  useEffect(() => {
    if (key === null) return
    const [id, , asked] = JSON.parse(key) as [number, number, { prompt: string }]
    const isTyping = lastPrompt.current !== null && lastPrompt.current !== asked.prompt
    const isFirst = lastPrompt.current === null
    lastPrompt.current = asked.prompt
    const gone = new AbortController()
    const draw = async () => {
      try {
        const url = route('api.products.drafts', { productId: id })
        const draft = await postJson<ShownDraft>(url, asked, { signal: gone.signal })
        if (!gone.signal.aborted) setCame({ key, draft })
      } catch (error) {
        const sentence = reasonOf(error, DRAFTING_MESSAGES.failed)
        if (!gone.signal.aborted) setFailed({ key, sentence })
      }
    }
    const pause = isFirst ? 0 : isTyping ? TYPING_MS : SLIDING_MS
    const timer = setTimeout(() => void draw(), pause)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [key])

  const shown = isWanted ? (came?.draft ?? null) : null
  const error = failed !== null && failed.key === key ? failed.sentence : null
  /** As it is wanted; what nobody has changed as it is shown. */
  const whole = shown && { ...shown.layout, ...layout }

  return {
    shown,
    layout: whole,
    error,
    isDrawing: isWanted && came?.key !== key && error === null,
    isChanged: Object.keys(layout).length > 0,
    change: (part: Layout) => setLayout((before) => withinBounds({ ...before, ...part })),
    reset: () => setLayout({}),
    retry: () => setAttempt((count) => count + 1),
    /** Another scene after the same words. */
    shuffle: () => setSeed(newSeed()),
    /** What an order is given so that its first picture is the draft. */
    ordered: whole
      ? { seed, layout: { ...layout, x: whole.x, foot: whole.foot, height: whole.height } }
      : {},
  }
}

function newSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}
