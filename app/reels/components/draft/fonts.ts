import ranges from '@fontsource/inter/unicode.json'
import { FONT_FACTS, cssFont } from '#engine/reel/plan'
import type { Measure, ReelFont } from '#engine/reel/reel'

/** Addresses of the files with a font's letters, by their name. */
const FILES = import.meta.glob<string>(
  '/node_modules/@fontsource/{inter,playfair-display,jetbrains-mono,barlow-condensed}/files/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-{300,400,600,800}-normal.woff2',
  { query: '?url', import: 'default', eager: true, exhaustive: true }
)

const NAME =
  /\/([a-z-]+?)-(latin-ext|latin|cyrillic-ext|cyrillic|greek-ext|greek|vietnamese)-(\d{3})-normal\.woff2$/

let areKnown = false

/** Tells the browser of the fonts of reels; it fetches what is asked for with {@link loadFont}. */
function makeKnown(): void {
  if (areKnown) return
  areKnown = true
  for (const [path, url] of Object.entries(FILES)) {
    const [, name, part, weight] = NAME.exec(path) ?? []
    const facts = Object.values(FONT_FACTS).find((font) => font.package === name)
    if (!facts || !part) continue
    const unicodeRange = (ranges as Record<string, string>)[part]
    document.fonts.add(new FontFace(facts.family, `url(${url})`, { weight, unicodeRange }))
  }
}

/**
 * Fetches a font of reels as far as a text needs it, and Inter for the signs that it lacks.
 * @returns once it can be drawn with; what cannot be fetched is drawn with what the browser has
 */
export async function loadFont(font: ReelFont, text: string): Promise<void> {
  makeKnown()
  const faces = ([300, 400, 600, 800] as const).flatMap((weight) => [
    cssFont({ font, weight }, 40),
    cssFont({ font: 'inter', weight }, 40),
  ])
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text || 'a')))
}

/** Fetches a font as far as its sample needs it. */
export async function loadSample(font: ReelFont, text: string): Promise<void> {
  makeKnown()
  await document.fonts.load(cssFont({ font, weight: 600 }, 20), text).catch(() => [])
}

/** Measures with a canvas, by letters large enough that their widths are not rounded. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')!
  const SIZE = 200
  return (text, face, size) => {
    context.font = cssFont(face, SIZE)
    return (context.measureText(text).width * size) / SIZE
  }
}
