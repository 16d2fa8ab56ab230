import type { Clause } from '../clause.js'
import { COLOR, parseColor } from '../lexicon/colors.js'
import { MATERIAL, PART, SURROUNDING } from '../lexicon/refused.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'

/** 'make the mug red': another colour for the product. */
export function readRecolor(clause: Clause, reading: Reading): void {
  if (readInColor(clause, reading)) return
  if (
    !/^(?:make|turn|render|paint|colou?r|recolou?r|dye|tint|convert|change|get|have|set|show)\b/i.test(
      clause.whole
    )
  )
    return
  const wholePicture = reading.subject === 'picture' && !/colou?rs?$/.test(reading.subjectWords)
  const match = clause.take(
    String.raw`^(?:(?:look|appear|be) )?(?:(?:to|into|in|as|from ${COLOR} to) )?(?:a |an |the colou?r )?(${COLOR})(?: colou?r(?:ed)?| one| version)?(?: instead(?: of (?:${COLOR}))?)?$`
  )
  if (!match) {
    const made = [...reading.subjectWords.split(' '), ...clause.leftWords()].find((word) =>
      MATERIAL.test(word)
    )
    if (made) throw new Refusal('material')
    return
  }
  if (wholePicture || reading.subject === 'background') throw new Refusal('tint')
  if (new RegExp(`^(?:${COLOR})$`, 'i').test(reading.subjectWords)) {
    throw new Refusal('one_colour')
  }
  reading.steps.push({ op: 'recolor', color: parseColor(match[1]!), name: match[1]!.toLowerCase() })
}

/** 'The mug in red'. */
function readInColor(clause: Clause, reading: Reading): boolean {
  const match = new RegExp(
    String.raw`^(?:show |see |have |get )?(?:it|this|(?:the|my|our) ((?:[\w-]+ ){0,2}[\w-]+)) in (?:a )?(${COLOR})$`,
    'i'
  ).exec(clause.text)
  if (!match) return false
  const noun = match[1] ?? ''
  if (/picture|photo|image|background/i.test(noun)) throw new Refusal('tint')
  if (PART.test(noun) || SURROUNDING.test(noun)) throw new Refusal('only', noun)
  clause.text = ''
  reading.steps.push({ op: 'recolor', color: parseColor(match[2]!), name: match[2]!.toLowerCase() })
  return true
}
