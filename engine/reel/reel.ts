import type { MediaKey } from '../contract/state.js'

/* A reel: pictures and films of products as one short film. What is ordered, and the plan that a browser and a worker draw alike. */

export const REEL_TEMPLATES = ['calm', 'bold', 'catalogue', 'before_after', 'colors'] as const
export type ReelTemplate = (typeof REEL_TEMPLATES)[number]

export const REEL_RATIOS = ['9:16', '4:5', '1:1', '16:9'] as const
export type ReelRatio = (typeof REEL_RATIOS)[number]

/** Music of our own, see `engine/reel/sound`. */
export const REEL_BEDS = ['calm', 'bright', 'pulse'] as const
export type ReelBed = (typeof REEL_BEDS)[number]

export const REEL_ZONES = ['reels', 'stories', 'tiktok', 'shorts', 'none'] as const
export type ReelZone = (typeof REEL_ZONES)[number]

export const REEL_FONTS = ['inter', 'serif', 'mono', 'display'] as const
export type ReelFont = (typeof REEL_FONTS)[number]

/** Pixels of a reel. */
export const REEL_SIZES: Readonly<Record<ReelRatio, { width: number; height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
}

export const REEL_FRAMES_PER_SECOND = 30
export const REEL_LIMITS = {
  fewestItems: 3,
  mostItems: 10,
  shortest: 6,
  longest: 30,
  longestCaption: 500,
} as const

/** A box in pixels of the frame, or in shares of something; right and bottom are exclusive. */
export interface ReelBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface ReelItem {
  media: MediaKey
  kind: 'picture' | 'film'
  /** Pixels. */
  width: number
  height: number
  /** Of a film; null for a picture. */
  seconds: number | null
  /** Where the product is: as `PhotoInput.mask`; null when nobody knows. */
  mask: MediaKey | null
  /** Laid as a cut-out (by its own transparency, else by its mask) on the brand's ground instead of as it is. */
  isCutOut: boolean
  /** '' for none. */
  caption: string
}

/** '' for none. */
export interface ReelWords {
  name: string
  price: string
  callToAction: string
  address: string
}

/** Colours as '#rrggbb'. */
export interface ReelBrand {
  ground: string
  ink: string
  accent: string
  font: ReelFont
  logo: MediaKey | null
}

export type ReelSound =
  | { kind: 'none' }
  | { kind: 'bed'; bed: ReelBed }
  /** `from`: second of the file with which it begins. */
  | { kind: 'own'; file: MediaKey; from: number }

export interface ReelInput {
  items: ReelItem[]
  template: ReelTemplate
  aspectRatio: ReelRatio
  seconds: number
  words: ReelWords
  brand: ReelBrand
  sound: ReelSound
  hasEndCard: boolean
  safeZone: ReelZone
  seed: number
}

/** What a plan is made from: the order, with where the products are. */
export interface ReelOrder extends Omit<ReelInput, 'items' | 'brand'> {
  items: (Omit<ReelItem, 'media' | 'mask'> & {
    /** Box of the product in shares of the picture, or null when nobody knows. */
    subject: ReelBox | null
  })[]
  brand: Omit<ReelBrand, 'logo'> & {
    /** Width of the logo for its height, or null for none. */
    logoShape: number | null
  }
}

export interface ReelFace {
  font: ReelFont
  /** As in CSS. */
  weight: 300 | 400 | 600 | 800
}

/** Width in pixels of a line of text whose letters are `size` pixels high (CSS `font-size`). */
export type Measure = (text: string, face: ReelFace, size: number) => number

/** A film to be drawn: the shots in order, then the overlays in order. Times in seconds, places in pixels of the frame. */
export interface ReelPlan {
  width: number
  height: number
  framesPerSecond: number
  frames: number
  seconds: number
  /** Beats a minute; they begin at 0, and a whole number of them fills the reel. */
  bpm: number
  /** Colour behind everything. */
  ground: string
  /** Where the network lays nothing of its own over the reel. */
  safe: ReelBox
  shots: ReelShot[]
  overlays: ReelOverlay[]
  /** What is read when, for subtitles. */
  captions: ReelCaption[]
  /** Second of the frame that stands for the reel. */
  posterAt: number
  warnings: ReelWarning[]
}

export interface ReelShot {
  /** Index of the item, or null for the ground alone. */
  item: number | null
  /** Colour of the ground; what cut-outs stand on. */
  ground: string
  from: number
  /** Where the next shot has covered it. */
  to: number
  /** Where it is drawn. */
  area: ReelBox
  /**
   * What of the picture fills the area, in shares of the picture and in the area's shape: beyond 0 and 1 the picture is carried on.
   */
  base: ReelBox
  /** Box that the product of a cut-out takes, in shares of the base; null for what is no cut-out. */
  cutOut: ReelBox | null
  /** What of the base is seen first and last, in shares of it. */
  move: { from: ReelBox; to: ReelBox; ease: ReelEase }
  enter: { kind: ReelEnter; seconds: number }
  /** Second of a film with which it begins; 0 for pictures. */
  filmFrom: number
}

export type ReelEase = 'linear' | 'inOut' | 'out'

/** `wipe` from left to right with a line at its edge, `push` from below. */
export type ReelEnter = 'cut' | 'dissolve' | 'wipe' | 'push'

interface Shown {
  from: number
  to: number
  enter: { kind: ReelAppear; seconds: number }
  leave: { kind: ReelAppear; seconds: number }
}

/** `rise`: fades in from a little below; `unroll`: is uncovered from the left. */
export type ReelAppear = 'cut' | 'fade' | 'rise' | 'unroll'

export type ReelOverlay = Shown &
  (
    | {
        kind: 'text'
        face: ReelFace
        size: number
        /** Null where {@link inkFor} chooses it by what lies behind, and darkens or lightens that within `shade`. */
        color: string | null
        /** Null where `color` can be read anyway. */
        shade: ReelBox | null
        /** Around all lines. */
        box: ReelBox
        /** `x` of the line's left end and `y` of its baseline. */
        lines: { text: string; x: number; y: number; width: number }[]
      }
    | { kind: 'block'; box: ReelBox; color: string; radius: number }
    | { kind: 'logo'; box: ReelBox }
  )

export interface ReelCaption {
  from: number
  to: number
  text: string
}

export type ReelWarning =
  /** Signs that no font here has; `item` is null for the words of the whole reel. */
  | { kind: 'missing_signs'; item: number | null; signs: string }
  /** More than can be read while it is shown: it is cut off. */
  | { kind: 'caption_cut'; item: number }
