/** Letters from which on a word may differ in one, and in two. */
const FORGIVES_ONE = 4
const FORGIVES_TWO = 9

/** Whether a word is so long that nobody reads it by chance in what else is written in a picture: "de" is in "model". */
export function isTelling(word: string): boolean {
  return lettersOf(word).length >= FORGIVES_ONE
}

/** Signs that look alike in many typefaces. */
const ALIKE: Record<string, string> = { '0': 'o', '1': 'l', 'i': 'l' }

/** What is compared of a text: its letters and digits, of like ones one, without accents. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[01i]/g, (sign) => ALIKE[sign]!)
}

/**
 * How many words can be found in what was read. Gaps between words count for nothing, since readers lose them; a letter of longer words
 * may be another, missing or too much, but not in those with digits: 380 ml is not 330 ml; each letter that was read is part of one word only.
 *
 * @param seen texts that were read, none of which a word goes on from to the next
 */
export function countFound(words: readonly string[], seen: readonly string[]): number {
  let rest = seen.map(lettersOf).filter(Boolean)
  let found = 0
  const longestFirst = words
    .map((each) => ({ word: lettersOf(each), forgiven: forgivenIn(each) }))
    .sort((a, b) => b.word.length - a.word.length)
  for (const { word, forgiven } of longestFirst) {
    const places = rest.map((text) => findNearly(word, text))
    const least = Math.min(...places.map(({ edits }) => edits))
    if (word === '' || least > forgiven) continue
    const at = places.findIndex(({ edits }) => edits === least)
    const { start, end } = places[at]!
    const text = rest[at]!
    rest = [...rest.toSpliced(at, 1), text.slice(0, start), text.slice(end)].filter(Boolean)
    found++
  }
  return found
}

/** How many of a word's letters may differ. */
function forgivenIn(word: string): number {
  const { length } = lettersOf(word)
  if (/\p{N}/u.test(word) || length < FORGIVES_ONE) return 0
  return length < FORGIVES_TWO ? 1 : 2
}

interface Place {
  /** Letters that differ, are missing or are too many (Levenshtein 1966). */
  edits: number
  start: number
  end: number
}

/** The part of a text that is most like a word (Sellers 1980). */
function findNearly(word: string, text: string): Place {
  const letters = [...text]
  let column: { edits: number; start: number }[] = [...`${word} `].map((_, n) => ({
    edits: n,
    start: 0,
  }))
  let best: Place = { edits: word.length, start: 0, end: 0 }
  let end = 0
  for (const letter of letters) {
    end += letter.length
    const next = [{ edits: 0, start: end }]
    ;[...word].forEach((wanted, n) => {
      const same = wanted === letter ? 0 : 1
      const ways = [
        { edits: column[n]!.edits + same, start: column[n]!.start },
        { edits: column[n + 1]!.edits + 1, start: column[n + 1]!.start },
        { edits: next[n]!.edits + 1, start: next[n]!.start },
      ]
      next.push(ways.reduce((a, b) => (b.edits < a.edits ? b : a)))
    })
    column = next
    const { edits, start: from } = column.at(-1)!
    if (edits < best.edits) best = { edits, start: from, end }
  }
  return best
}
