import { beatsFor, dealOut, type Beats } from './beats.js'
import { readingSeconds } from './reading.js'
import type { ReelOrder } from '../reel.js'
import { BED_BPM, TEMPLATES } from './templates.js'

/** The time of an item, in beats from the reel's begin. */
export interface Slot {
  item: number
  from: number
  to: number
}

export interface Timeline {
  beats: Beats
  /** All items once, quickly, before the slots; empty in most templates. */
  opening: Slot[]
  slots: Slot[]
  /** Beat at which the end card comes; the last one when there is none. */
  end: number
}

/** Seconds that an end card is seen at least, and at most as a share of the reel. */
const END_CARD = 2.4
const END_SHARE = 0.34
/** Beats for every item that colours of one thing need beside an opening in which each is seen for a beat. */
const BEATS_WITH_OPENING = 4

/** Deals the beats of a reel out to its items, more to those with more to read. */
export function timelineOf(order: ReelOrder): Timeline {
  const { items, seconds, template, sound } = order
  const wished = sound.kind === 'bed' ? BED_BPM[sound.bed] : TEMPLATES[template].bpm
  const beats = beatsFor(seconds, wished)
  const length = seconds / beats.count
  const wantedEnd = order.hasEndCard ? Math.max(2, Math.ceil(END_CARD / length)) : 0
  const end = beats.count - Math.min(wantedEnd, Math.floor(beats.count * END_SHARE))
  const hasOpening = template === 'colors' && end >= items.length * BEATS_WITH_OPENING
  const opening = hasOpening ? items.map((_, item) => ({ item, from: item, to: item + 1 })) : []
  const left = end - opening.length
  // Halves of beats where there are not enough of them.
  const unit = left >= items.length * 2 ? 1 : 0.5
  const { caption } = TEMPLATES[template]
  const least = items.map((item) => {
    const text = item.caption || (items[0] === item ? order.words.name : '')
    if (text === '') return unit
    return unit * Math.ceil((readingSeconds(text) + caption.after + 0.1) / (length * unit))
  })
  const parts = dealOut(
    left / unit,
    least.map((needed) => needed / unit)
  )
  let at = opening.length
  const slots = parts.map((part, item) => ({ item, from: at, to: (at += part * unit) }))
  return { beats, opening, slots, end }
}
