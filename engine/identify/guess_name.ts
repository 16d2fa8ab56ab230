/** Words of file names that say how a photo was taken or kept, not what it shows. */
const SILENT = new Set(
  `img image dsc dscf dscn pxl photo picture pic screenshot scan snap whatsapp signal download untitled unnamed copy final
  edit edited new old version original raw export web small large big hd hq uhd jpg jpeg png heic webp front back side left
  right top bottom high low close up closeup detail angle three quarter view main hero product studio white black background
  mvimg burst cover portrait landscape p x dji gopr fullsize full size upload temp tmp file shot scaled resized of the a an
  and in on with by from to for at am pm jan feb mar apr may jun jul aug sep oct nov dec`.split(
    /\s+/
  )
)

/** Share of the files whose names must agree. */
const LEAST_SHARE = 0.5
const LONGEST = 4

/**
 * What merchants call a product, as far as the names of its photos tell: the words that at least half of them have in
 * common, in their order, without numbers and camera words. Null when there are none.
 *
 * @param names file names with or without extension; null where unknown
 */
export function guessName(names: (string | null)[]): string | null {
  const known = names.flatMap((name) => (name === null ? [] : [wordsOf(name)]))
  if (known.length === 0) return null
  const counts = new Map<string, number>()
  for (const words of known) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const common = (word: string) => (counts.get(word) ?? 0) >= LEAST_SHARE * known.length
  const best = known
    .map((words) => [...new Set(words.filter(common))])
    .sort((a, b) => b.length - a.length)[0]
  if (!best || best.length === 0) return null
  const name = best.slice(0, LONGEST).join(' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function wordsOf(name: string): string[] {
  const parts = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return parts.filter((part) => part.length > 2 && part.length < 20 && !SILENT.has(part))
}
