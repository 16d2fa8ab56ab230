import { LANGUAGES } from './languages.js'
import { speak, spokenLanguage } from './speaking.js'

type Texts = Record<string, string | ((...values: never[]) => string)>

/** How a text looks in English, with what its values are in its place. */
interface Shape {
  key: string
  pattern: RegExp
  values: Value[]
}

/** A number that is part of the shape, such as the one of a singular, or the group of the pattern that holds it. */
type Value = number | { group: string; quoted: boolean }

/** Stands for a value where a text is asked for its shape: a letter that no text has. */
const MARK = '\uE000'

const shapes = new WeakMap<object, Shape[]>()

/**
 * A sentence that was kept in English, in the language that is spoken now; itself where it is of none of the texts. Its values are put
 * into the translation: numbers as numbers, and words that are texts themselves in the language too, unless they stand in
 * quotation marks, as what a merchant wrote does.
 */
export function spokenNow(kept: string, ...catalogues: readonly Texts[]): string {
  if (spokenLanguage() === LANGUAGES[0]) return kept
  for (const texts of catalogues) {
    for (const shape of shapesOf(texts)) {
      const match = shape.pattern.exec(kept)
      if (match) return translated(texts, shape, match.groups ?? {}, catalogues)
    }
  }
  return kept
}

function translated(
  texts: Texts,
  { key, values }: Shape,
  groups: Record<string, string>,
  catalogues: readonly Texts[]
): string {
  const text = texts[key]
  if (typeof text === 'string') return text
  const said = values.map((value) => {
    if (typeof value === 'number') return value
    const group = groups[value.group] ?? ''
    // As it stands in the sentence: 007 may be the number of an article.
    if (String(Number(group)) === group) return Number(group)
    return value.quoted ? group : spokenNow(group, ...catalogues)
  })
  return (text as (...values: unknown[]) => string)(...said)
}

function shapesOf(texts: Texts): Shape[] {
  let known = shapes.get(texts)
  if (!known) {
    known = speak(LANGUAGES[0], () =>
      Object.entries(texts).flatMap((entry) => shapesOfText(...entry))
    )
    shapes.set(texts, known)
  }
  return known
}

/** The shape of a text, and that of its singulars. */
function shapesOfText(key: string, text: Texts[string]): Shape[] {
  if (typeof text === 'string') return [{ key, pattern: patternOf(text), values: [] }]
  const marks = Array.from({ length: text.length }, (_, place) => MARK + String(place) + MARK)
  const given = [marks, ...marks.map((_, one) => marks.map((mark, at) => (at === one ? 1 : mark)))]
  return given.map((values) => {
    const said = (text as (...values: unknown[]) => string)(...values)
    return {
      key,
      pattern: patternOf(said),
      values: values.map((value) =>
        typeof value === 'number'
          ? value
          : { group: `value${value.at(1)}`, quoted: said.includes(`“${value}`) }
      ),
    }
  })
}

function patternOf(said: string): RegExp {
  const escaped = said.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  const met = new Set<string>()
  const source = escaped.replaceAll(new RegExp(`${MARK}(\\d)${MARK}`, 'g'), (_, place: string) => {
    const again = met.has(place)
    met.add(place)
    return again ? `\\k<value${place}>` : `(?<value${place}>.+?)`
  })
  return new RegExp(`^${source}$`, 'is')
}
