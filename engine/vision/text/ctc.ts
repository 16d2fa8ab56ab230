/** A word as it was read. */
export interface ReadWord {
  text: string
  /** How sure the network is of its characters on average, 0 to 1. */
  confidence: number
}

/**
 * Chance of a space between two characters from which on a word ends there. The network hardly ever prefers a space on labels, but where
 * one is printed its chance is .13 and more, within words below .02 (22 lines of 16 photos).
 */
const SPACE = 0.06

/**
 * The words that a recogniser with connectionist temporal classification is surest of, step by step: of a class that goes on over
 * steps one is kept, and nothing of the first class, which stands for no character (Graves, Fernández, Gomez, Schmidhuber 2006).
 *
 * @param chances of each class at each step, step by step
 * @param characters what each class stands for: the first for nothing, the last for a space
 */
export function decodeCtc(chances: Float32Array, characters: readonly string[]): ReadWord[] {
  const classes = characters.length
  const read: { text: string; chances: number[] }[] = []
  let before = 0
  let ends = true
  for (let from = 0; from + classes <= chances.length; from += classes) {
    let best = 0
    for (let k = 1; k < classes; k++) if (chances[from + k]! > chances[from + best]!) best = k
    if (chances[from + classes - 1]! > SPACE) ends = true
    const isCharacter = best !== 0 && best !== classes - 1
    if (isCharacter && best !== before) {
      if (ends) read.push({ text: '', chances: [] })
      const word = read.at(-1)!
      word.text += characters[best]
      word.chances.push(chances[from + best]!)
      ends = false
    }
    before = best
  }
  return read.map(({ text, chances: all }) => ({
    text,
    confidence: all.reduce((sum, chance) => sum + chance, 0) / all.length,
  }))
}
