import { COLOR_NAMES, COLOR_SYNONYMS } from '../../image/color_names.js'
import { fromLab, parseHex, toLab, type Lab, type Rgb } from '../../image/color.js'

/** Names that mean something else for a background, a frame or text than for a thing, and more of them. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  'white': '#ffffff',
  'pure white': '#ffffff',
  'snow white': '#ffffff',
  'bright white': '#ffffff',
  'plain white': '#ffffff',
  'off white': '#f6f1e1',
  'warm white': '#fbf5ea',
  'cool white': '#f2f6fa',
  'black': '#000000',
  'jet black': '#000000',
  'royal blue': '#2b4fb3',
  'electric blue': '#1f6fff',
  'powder blue': '#b5d3e0',
  'ice blue': '#d5e9f2',
  'hot pink': '#f0479a',
  'pastel pink': '#f6d2dc',
  'dusty pink': '#d8a5a5',
  'dusty rose': '#c98f92',
  'lemon yellow': '#f3e36b',
  'lime green': '#7ac943',
  'sea green': '#3f9a78',
  'slate grey': '#6b7580',
  'slate gray': '#6b7580',
  'rose gold': '#c98f80',
  'vanilla': '#f4e7c5',
  'petrol': '#1b5566',
  'bronze': '#8c6239',
  'copper': '#b06a42',
}

/** Words before a colour that change it in L*a*b*. */
const SHADES: Readonly<Record<string, (lab: Lab) => Lab>> = {
  light: ([l, a, b]) => [l + (97 - l) * 0.5, a * 0.7, b * 0.7],
  pale: ([l, a, b]) => [l + (97 - l) * 0.65, a * 0.5, b * 0.5],
  pastel: ([l, a, b]) => [86 + (l - 50) * 0.06, a * 0.4, b * 0.4],
  soft: ([l, a, b]) => [l + (95 - l) * 0.3, a * 0.6, b * 0.6],
  dark: ([l, a, b]) => [l * 0.55, a * 0.75, b * 0.75],
  deep: ([l, a, b]) => [l * 0.65, a * 0.95, b * 0.95],
  bright: ([l, a, b]) => [l + (80 - l) * 0.2, a * 1.2, b * 1.2],
  vivid: ([l, a, b]) => [l, a * 1.3, b * 1.3],
  neon: ([l, a, b]) => [l + (80 - l) * 0.4, a * 1.4, b * 1.4],
  warm: ([l, a, b]) => [l, a + 2, b + 6],
  cool: ([l, a, b]) => [l, a - 1, b - 6],
  muted: ([l, a, b]) => [l, a * 0.6, b * 0.6],
  very: (lab) => lab,
}

/** What is often said after a colour and changes little: 'sage green' is sage. */
const TAIL = '(?:blue|green|grey|gray|white|pink|red|yellow|brown|purple|orange)'

const names = [
  ...Object.keys(COLOR_NAMES),
  ...Object.keys(COLOR_SYNONYMS),
  ...Object.keys(MORE_NAMES),
].sort((a, b) => b.length - a.length)
const name = names.map((word) => word.replaceAll(/[ -]/g, '[ -]')).join('|')
const shade = Object.keys(SHADES).join('|')

/** Source of a pattern that matches a colour's name with its shades, `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
export const COLOR = String.raw`(?:#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|\b(?:(?:${shade})[ -])*(?:${name})(?: ${TAIL})?\b)`

/** Linear light of words that {@link COLOR} matches. */
export function parseColor(words: string): Rgb {
  const text = words.toLowerCase()
  if (text.startsWith('#')) {
    return parseHex(text.length === 4 ? text.replaceAll(/[0-9a-f]/g, '$&$&') : text)
  }
  if (text.startsWith('rgb')) {
    const bytes = text.match(/\d+/g)!.map((byte) => Math.min(255, Number(byte)))
    return parseHex(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  }
  const whole = lookUp(text)
  if (whole) return whole
  const [first = '', ...rest] = text.split(/[ -]/)
  const shaded = SHADES[first]
  if (shaded && rest.length > 0) return fromLab(shaded(toLab(parseColor(rest.join(' ')))))
  return parseColor(text.replace(/[ -]\w+$/, ''))
}

function lookUp(text: string): Rgb | null {
  const hex =
    MORE_NAMES[text.replaceAll('-', ' ')] ??
    COLOR_NAMES[text] ??
    COLOR_NAMES[COLOR_SYNONYMS[text] ?? ''] ??
    null
  return hex ? parseHex(hex) : null
}
