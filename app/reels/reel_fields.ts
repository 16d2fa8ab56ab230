import vine from '@vinejs/vine'
import {
  REEL_BEDS,
  REEL_FONTS,
  REEL_LIMITS,
  REEL_RATIOS,
  REEL_TEMPLATES,
  REEL_ZONES,
} from '#engine/reel/reel'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import { LONGEST_SOUND } from '#config/media'
import { SEEDS } from '#config/generations'
import { REEL_WORDS } from './limits.js'

const text = (most: number) => wordsField(most).optional()
const color = () =>
  codeField(20)
    .trim()
    .regex(/^#[0-9a-f]{6}$/i)
    .meta({ description: 'Such as #1a2b3c; that of the last reel, if missing.' })
    .optional()

/** What says whether, and which, sound there is. */
export const REEL_SOUNDS = ['none', ...REEL_BEDS, 'own'] as const

/** What a reel is ordered with, by pages and by the public API alike. */
export const reelFields = () => ({
  items: vine
    .array(
      vine.object({
        asset_id: codeField().trim().uuid().meta({
          description: 'A picture, a photo or a video of yours, of one product or several.',
        }),
        caption: text(REEL_LIMITS.longestCaption),
        cut_out: vine
          .boolean({ strict: true })
          .meta({ description: 'Lays its product alone on the ground of the brand.' })
          .optional(),
      })
    )
    .minLength(REEL_LIMITS.fewestItems)
    .maxLength(REEL_LIMITS.mostItems),
  template: vine.enum(REEL_TEMPLATES).optional(),
  aspect_ratio: vine.enum(REEL_RATIOS).optional(),
  duration: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([REEL_LIMITS.shortest, REEL_LIMITS.longest])
    .meta({ description: 'Seconds; 12, if missing.' })
    .optional(),
  words: vine
    .object({
      name: text(REEL_WORDS.name),
      price: text(REEL_WORDS.price),
      call_to_action: text(REEL_WORDS.callToAction),
      address: text(REEL_WORDS.address),
    })
    .optional(),
  brand: vine
    .object({
      ground: color(),
      ink: color(),
      accent: color(),
      font: vine.enum(REEL_FONTS).optional(),
    })
    .optional(),
  sound: vine
    .enum(REEL_SOUNDS)
    .meta({ description: 'None, a bed of ours, or a sound of your own; none, if missing.' })
    .optional(),
  sound_from: vine
    .number({ strict: true })
    .range([0, LONGEST_SOUND])
    .meta({ description: 'Second of your own sound with which it begins.' })
    .optional(),
  end_card: vine.boolean({ strict: true }).optional(),
  safe_zone: vine
    .enum(REEL_ZONES)
    .meta({ description: 'Network whose buttons the words keep clear of.' })
    .optional(),
  seed: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, SEEDS - 1])
    .optional(),
})

/** A reel as calls spell it. */
export interface ReelBody {
  items: { asset_id: string; caption?: string; cut_out?: boolean }[]
  template?: (typeof REEL_TEMPLATES)[number]
  aspect_ratio?: (typeof REEL_RATIOS)[number]
  duration?: number
  words?: { name?: string; price?: string; call_to_action?: string; address?: string }
  brand?: { ground?: string; ink?: string; accent?: string; font?: (typeof REEL_FONTS)[number] }
  sound?: (typeof REEL_SOUNDS)[number]
  sound_from?: number
  end_card?: boolean
  safe_zone?: (typeof REEL_ZONES)[number]
  seed?: number
}
