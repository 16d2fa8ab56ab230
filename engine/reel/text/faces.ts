import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { FONT_FACTS, weightOf } from '../plan/fonts.js'
import type { Measure, ReelFace, ReelFont } from '../reel.js'

/** Where the packages of the fonts lie. */
const FOLDERS: Readonly<Record<ReelFont, () => string>> = {
  inter: () => import.meta.resolve('@fontsource/inter/package.json'),
  serif: () => import.meta.resolve('@fontsource/playfair-display/package.json'),
  mono: () => import.meta.resolve('@fontsource/jetbrains-mono/package.json'),
  display: () => import.meta.resolve('@fontsource/barlow-condensed/package.json'),
}

/** Parts in which the packages bring a font, the likeliest first. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']

/** Fonts that are open: of the files that the packages bring, by their path. Null for a part that a font does not have. */
const open = new Map<string, fontkit.Font | null>()

/** A piece of a line that one font file draws. */
export interface Run {
  font: fontkit.Font
  glyphs: fontkit.Glyph[]
  positions: fontkit.GlyphPosition[]
  /** Font units to shares of the size. */
  scale: number
}

/** A line in the font files that have its signs: those of its own font first, then Inter's. What none has is left out. */
export function runsOf(text: string, face: ReelFace): Run[] {
  const runs: Run[] = []
  let piece = ''
  let font: fontkit.Font | null = null
  const end = () => {
    if (!font || piece === '') return
    const { glyphs, positions } = font.layout(piece)
    runs.push({ font, glyphs, positions, scale: 1 / font.unitsPerEm })
    piece = ''
  }
  for (const sign of text) {
    const own = fontFor(sign, face)
    if (!own) continue
    if (own !== font) {
      end()
      font = own
    }
    piece += sign
  }
  end()
  return runs
}

/** Widths that were measured lately, for letters of one pixel: lines are broken in many ways before they stand. */
const widths = new Map<string, number>()
const KEPT = 5000

/** Measures lines as they are drawn here, with kerning. */
export const measureText: Measure = (text, face, size) => {
  const key = `${face.font} ${face.weight} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    width = runsOf(text, face).reduce(
      (sum, { positions, scale }) =>
        sum + scale * positions.reduce((all, { xAdvance }) => all + xAdvance, 0),
      0
    )
    if (widths.size >= KEPT) widths.clear()
    widths.set(key, width)
  }
  return size * width
}

function fontFor(sign: string, face: ReelFace): fontkit.Font | null {
  const code = sign.codePointAt(0)!
  for (const font of new Set<ReelFont>([face.font, 'inter'])) {
    for (const part of PARTS) {
      const file = openPart({ ...face, font }, part)
      if (file?.hasGlyphForCodePoint(code)) return file
    }
  }
  return null
}

function openPart(face: ReelFace, part: string): fontkit.Font | null {
  const file = `${FONT_FACTS[face.font].package}-${part}-${weightOf(face)}-normal.woff2`
  const known = open.get(file)
  if (known !== undefined) return known
  const font = openFile(fileURLToPath(new URL(`files/${file}`, FOLDERS[face.font]())))
  open.set(file, font)
  return font
}

function openFile(path: string): fontkit.Font | null {
  try {
    const font = fontkit.openSync(path)
    return 'fonts' in font ? null : font
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
