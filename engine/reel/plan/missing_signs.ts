import { charactersIn } from '#common/cut_text'

/** Signs of Inter in the ranges that are installed (Latin, Greek, Cyrillic, Vietnamese), as code points in base 16. */
const COVERED =
  '20-7e a0-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2cc 2ce-2d7 2da 2dc-301 303-304 308-309 323 ' +
  '374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d 4a0-4ff 52f 1d00 1d0d 1d1b 1d43 ' +
  '1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1f15 1f18-1f1d 1f20-1f45 ' +
  '1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe ' +
  '2002 2009 200b 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 20a0-20af 20b1-20b5 20b8-20ba ' +
  '20bc-20bf 2113 2116 2122 2191 2193 2212 2c7c 2c7f 2dff a69f a7ff feff'

const RANGES = COVERED.split(' ').map((range) => {
  const codes = range.split('-').map((hex) => Number.parseInt(hex, 16))
  return { first: codes[0]!, last: codes.at(-1)! }
})

/** Most signs that are named. */
const NAMED = 12

/** Signs of a text that no font here can draw, each once in their order; '' for none. As emoji are seen, so they are named. */
export function missingSigns(text: string): string {
  const missing = new Set<string>()
  for (const character of charactersIn(toDraw(text))) {
    if ([...character].some((sign) => !/\s/.test(sign) && !isCovered(sign))) missing.add(character)
  }
  return [...missing].slice(0, NAMED).join(' ')
}

/** A text as it is drawn: composed, without signs that are not seen, and without space around it. */
export function toDraw(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, (sign) =>
      // What joins emoji is a part of them.
      sign === '\u200d' ? sign : ''
    )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n+/g, '\n')
    .trim()
}

function isCovered(sign: string): boolean {
  const code = sign.codePointAt(0)!
  return RANGES.some(({ first, last }) => code >= first && code <= last)
}

/** All signs that can be drawn. */
export function coveredSigns(): string[] {
  return RANGES.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
  )
}
