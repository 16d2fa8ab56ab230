import { cutText } from '#common/cut_text'
import type { ReelParams } from '#app/work/params'
import { formatLocale } from '#app/i18n/format'
import { REEL_ALT } from './messages/en/common.js'

type Told = Pick<ReelParams, 'words' | 'items' | 'seconds'>

/** Characters of what lists call a reel. */
const LONGEST_PROMPT = 200

/** What lists call a reel: its words, one after the other; empty for one without any. */
export function promptOf({ words, items }: Told): string {
  const said = [words.name, ...items.map(({ caption }) => caption), words.callToAction]
  return cutText([...new Set(said)].filter(Boolean).join(' · '), LONGEST_PROMPT)
}

/**
 * A reel in words, for people who do not see it, in the language that is spoken now.
 * @param products names of what it shows; empty when nobody knows
 */
export function altOf({ words, items, seconds }: Told, products: readonly string[]): string {
  const captions = items.map(({ caption }) => caption).filter(Boolean)
  const listed = new Intl.ListFormat(formatLocale()).format(products)
  return [
    REEL_ALT.reel(seconds, items.length, listed),
    ...(captions.length > 0 ? [ended(REEL_ALT.said(captions.join(' · ')))] : []),
    ...(words.price ? [REEL_ALT.price(words.price)] : []),
    ...[[words.callToAction, words.address].filter(Boolean).join(' ')].filter(Boolean),
  ].join(' ')
}

/** A sentence with its end, which what merchants write may have already. */
function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
