import type { ShapeWay } from '#app/engines/engine'
import type { GenerationKind } from '#app/work/generation_state'

/** How long a call waits for its pictures before it answers 202 and lets the page find them later. */
export const WAIT_MS = 120_000

/** Identification answers within this time or fails; the screens give up after 90 s. */
export const IDENTIFY_WAIT_MS = 85_000

/** From acceptance to the end, waiting in the queue included; what is not done by then fails and is refunded. */
export const DEADLINE_MINUTES: Record<GenerationKind, number> = {
  identify: 3,
  suggest_prompts: 3,
  cutout: 10,
  mask: 10,
  generate: 30,
  background: 30,
  edit: 30,
  upscale: 30,
  video: 60,
  reel: 60,
  video_export: 15,
  shape: 15,
  train: 60,
}

/** Seeds stay below this: within a 32-bit integer, which every engine takes. */
export const SEEDS = 2 ** 31 - 1

/** Lengths of films in seconds, and the shapes that they have. */
export const VIDEO_SECONDS = [5, 10] as const
export const VIDEO_RATIOS = ['9:16', '16:9', '1:1'] as const

/** Ways in which a picture can get another shape, as a merchant chooses one: see `ShapeWay`. */
export const SHAPE_WAYS = ['reframed', 'filled', 'set', 'softened'] as const satisfies ShapeWay[]

/** Frames of advertising slots that a film can be exported for, in pixels. */
export const EXPORT_FORMATS = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const

export type AdFormat = keyof typeof EXPORT_FORMATS

/** Forms of a film for shop pages and mails: a loop, and pictures that move. */
export const LIGHT_FORMATS = ['loop', 'webp', 'gif'] as const

export type LightFormat = (typeof LIGHT_FORMATS)[number]

export type ExportFormat = AdFormat | LightFormat

/** Most kilobytes that a light form may be asked to have, and fewest. */
export const LIGHT_KILOBYTES = { least: 100, most: 10_000, usual: 1_000 } as const

/** Seconds that an export can be cut to; many slots take no more. */
export const EXPORT_SECONDS = 6

/** Creative, Balanced, Precise: how close a film keeps to its picture and words. */
export const CFG_SCALES = [0.5, 1, 1.5] as const

/** Holds a film closest. */
export const HIGHEST_CFG_SCALE = Math.max(...CFG_SCALES)

export const MAX_PROMPT_LENGTH = 2_000
export const MAX_PICTURES_PER_REQUEST = 10
/** Of one edit. */
export const MAX_EDITED_PICTURES = 4
export const SAMPLE_PICTURES = 4

/** Pictures on a page of results. */
export const RESULTS_PER_PAGE = 24

/** The tray lists so many pieces of what is under way, and of what has ended within these hours. */
export const WORK_LISTED = 20
export const WORK_LISTED_HOURS = 24
/** Pictures that are deleted, starred or put into an archive by one call. */
export const MAX_CHOSEN_PICTURES = 500

/** A deleted picture can be brought back for this long; then its file goes. */
export const DELETED_PICTURE_HOURS = 24

/** A picture that was uploaded to be edited stays for this long after its last use, and as long as what was made of it. */
export const EDITOR_SOURCE_DAYS = 7

/** Failed pieces of work are shown with their results for this long. */
export const FAILED_WORK_DAYS = 7

/** An `Idempotency-Key` is remembered for this long. */
export const IDEMPOTENCY_HOURS = 24

/** Sizes in pixels of the shapes that the screens offer, by the names that calls use for them. */
export const IMAGE_SIZES = {
  portrait_4_3: { width: 1080, height: 1350 },
  landscape_4_3: { width: 1920, height: 1080 },
  square_hd: { width: 1024, height: 1024 },
} as const

export type ImageSize = keyof typeof IMAGE_SIZES

export const SHAPES = {
  portrait: 'portrait_4_3',
  landscape: 'landscape_4_3',
  square: 'square_hd',
} as const satisfies Record<string, ImageSize>
