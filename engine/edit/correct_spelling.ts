/** Words that instructions turn on, of which no other word is a letter away. */
const WORDS = [
  'background',
  'transparent',
  'brighter',
  'brighten',
  'brightness',
  'contrast',
  'saturation',
  'straighten',
  'sharpen',
  'shadow',
  'vignette',
  'gradient',
]

/** Words without quotes that are to be shown as they are. */
const SHOWN = /\b(?:text|write|type|caption|headline|heading|title|slogan|tagline|words?)\b/i

/**
 * Puts one wrong, missing, doubled or swapped letter of a telling word right: else 'make the bakground blue' would be about a
 * product of that name.
 */
export function correctSpelling(instruction: string): string {
  if (SHOWN.test(instruction)) return instruction
  return instruction.replaceAll(/\p{L}{5,}/gu, (word) => {
    const small = word.toLowerCase()
    if (WORDS.some((known) => small.startsWith(known))) return word
    return WORDS.find((known) => isOneLetterAway(small, known)) ?? word
  })
}

/** Whether one letter more, less, other or swapped with the next makes one word the other. */
function isOneLetterAway(word: string, known: string): boolean {
  let same = 0
  while (same < known.length && word[same] === known[same]) same++
  const [rest, wanted] = [word.slice(same), known.slice(same)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
