/** Letters without a decomposition in Unicode that people write as others. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/**
 * A text as searches compare it: small letters without accents, whichever way they are encoded; of Turkish, dotted and dotless i are
 * one. The function `fold_text` of the database does the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ıøłđςßæœ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFKC')
}

/** The same, and where there are umlauts also with `ae`, `oe` and `ue`: what is looked for by either is found. */
export function foldings(text: string): string[] {
  const spelt = text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter]!)
  return [...new Set([foldText(text), foldText(spelt)])]
}
