import { parseHex, toLab, type Lab, type Rgb } from './color.js'

/** Colours that words can name, in sRGB. CSS's own where CSS has the word, else by common use. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  'white': '#fafafa',
  'ivory': '#f6f1e1',
  'cream': '#f2e6cc',
  'beige': '#e2d3b8',
  'sand': '#d8c3a0',
  'tan': '#c9a57c',
  'khaki': '#b9a873',
  'taupe': '#8d7f72',
  'brown': '#7a4f2f',
  'chocolate': '#4c2d1a',
  'camel': '#b98652',
  'caramel': '#b3702f',
  'amber': '#e0921f',
  'gold': '#cfa23f',
  'mustard': '#cda22a',
  'yellow': '#f0d233',
  'lemon': '#f3e36b',
  'orange': '#ee8427',
  'peach': '#f7c3a0',
  'apricot': '#f3b57c',
  'coral': '#f0795f',
  'salmon': '#ef9a86',
  'terracotta': '#c0633f',
  'rust': '#a4482a',
  'red': '#c8242b',
  'crimson': '#a9152f',
  'burgundy': '#661a2c',
  'maroon': '#5e1a20',
  'pink': '#f2a7bd',
  'blush': '#f0cfc8',
  'rose': '#d8748a',
  'fuchsia': '#cf2f88',
  'magenta': '#c22a93',
  'plum': '#6d2f5b',
  'purple': '#6f3a96',
  'violet': '#7a51c0',
  'lavender': '#c9bce6',
  'lilac': '#c4a3d3',
  'indigo': '#3c3a8e',
  'navy': '#1d2a4f',
  'blue': '#2f62b8',
  'cobalt': '#1f479f',
  'steel blue': '#4b7da3',
  'grey blue': '#566f82',
  'azure': '#4c9be0',
  'sky blue': '#9ccbed',
  'light blue': '#b3d4ec',
  'pastel blue': '#c3d9e8',
  'turquoise': '#36bdb4',
  'teal': '#1d7378',
  'cyan': '#2bb7cf',
  'aqua': '#7bd2d2',
  'mint': '#b4e0c8',
  'pastel green': '#c4e0bd',
  'sage': '#a5b195',
  'olive': '#74763a',
  'green': '#3a8244',
  'light green': '#a3d08d',
  'emerald': '#1c7a55',
  'dark green': '#1f4430',
  'lime': '#a9ce38',
  'light grey': '#d3d4d6',
  'silver': '#bfc2c6',
  'grey': '#8c8e91',
  'dark grey': '#515356',
  'charcoal': '#35373b',
  'anthracite': '#2c2e31',
  'black': '#121214',
}

/** Other spellings of {@link COLOR_NAMES}. */
export const COLOR_SYNONYMS: Readonly<Record<string, string>> = {
  'gray': 'grey',
  'light gray': 'light grey',
  'dark gray': 'dark grey',
  'golden': 'gold',
  'wine': 'burgundy',
  'bordeaux': 'burgundy',
  'scarlet': 'red',
  'aquamarine': 'aqua',
  'ochre': 'mustard',
  'eggshell': 'ivory',
  'off-white': 'ivory',
  'nude': 'blush',
  'dark blue': 'navy',
  'midnight blue': 'navy',
  'forest green': 'dark green',
  'baby blue': 'light blue',
  'baby pink': 'blush',
}

/** Linear light of a named colour, or null when the word names none. */
export function colorByName(name: string): Rgb | null {
  const hex = COLOR_NAMES[COLOR_SYNONYMS[name] ?? name]
  return hex ? parseHex(hex) : null
}

/** Chroma up to which a name means a grey, and from which on no grey is the name of a colour. */
const GREY = 7
const COLOURED = 11

const NAMED = Object.entries(COLOR_NAMES)
  .map(([name, hex]) => ({
    name,
    lab: toLab(parseHex(hex)),
  }))
  .map((named) => ({ ...named, isGrey: Math.hypot(named.lab[1], named.lab[2]) < GREY }))

/**
 * The name nearest to a colour in L*a*b*, lightness counting less: shading changes it more than a word would. What has a
 * hue that can be seen is never named a grey.
 */
export function nameColor([l, a, b]: Lab): string {
  let best = { name: '', distance: Infinity }
  const hasHue = Math.hypot(a, b) > COLOURED
  for (const { name, lab, isGrey } of NAMED) {
    if (isGrey && hasHue) continue
    const distance = 0.4 * (lab[0] - l) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2
    if (distance < best.distance) best = { name, distance }
  }
  return best.name
}
