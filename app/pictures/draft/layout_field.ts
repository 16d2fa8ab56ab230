import vine from '@vinejs/vine'
import { LAYOUT_BOUNDS, LIGHT_SIDES } from '#engine/layout/layout'

const measure = (name: keyof typeof LAYOUT_BOUNDS, description: string) =>
  vine
    .number({ strict: true })
    .range([...LAYOUT_BOUNDS[name]])
    .meta({ description })
    .optional()

/** Where the product stands, its shadow and its light, by hand: in bodies of orders, of drafts and of the public API alike. */
export const layoutField = () =>
  vine
    .object({
      x: measure('x', "Middle of the product, as a share of the picture's width."),
      foot: measure(
        'foot',
        "Lowest point of the product, as a share of the picture's height from the top."
      ),
      height: measure(
        'height',
        "Height of the product, as a share of the picture's; less where it would be wider than the picture."
      ),
      shadow: measure('shadow', 'How dark its shadow is: 0 none, 1 as usual.'),
      softness: measure('softness', 'How soft its shadow is, from 0 to 1.'),
      side: vine.enum(LIGHT_SIDES).meta({ description: 'Where the light comes from.' }).optional(),
      warmth: measure('warmth', 'How warm the light is: -1 cold, 0 as usual, 1 warm.'),
      brightness: measure('brightness', 'How bright the light is; 1 as usual.'),
    })
    .optional()
    .meta({
      description:
        'Where the product stands, its shadow and its light. What is left out is as the scene has it.',
      examples: [{ x: 0.35, foot: 0.85, height: 0.5, side: 'right' }],
    })
