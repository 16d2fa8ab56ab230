import type { Industry } from './choices'

/** Scenes to begin with for what a merchant sells, in words that the local engine understands. Those of 'other' serve everybody. */
export const PROMPT_IDEAS: Record<Industry, readonly string[]> = {
  fashion: [
    'on a concrete podium, hard sunlight',
    'on linen with leaf shadows, bright and airy',
    'in a loft with a brick wall, warm light',
    'in the city at night',
  ],
  cosmetic: [
    'in a spa bathroom, soft light',
    'on white marble with palm shadows, morning light',
    'on a blush podium before a beige wall',
    'on wet black glass, dramatic light',
  ],
  furniture: [
    'in a scandinavian living room, morning light',
    'in a loft with a brick wall',
    'in a studio with a sage green wall, soft light',
    'on a concrete floor with plants, window light from the left',
  ],
  jewelry: [
    'on black marble, warm candlelight',
    'on beige silk, soft light from the left',
    'on a blush pedestal with petals',
    'close up on dark slate, dramatic light',
  ],
  pets: [
    'in a garden on grass, sunny',
    'in a bright living room, morning light',
    'in a park in autumn, golden hour',
    'in a studio with a pastel yellow wall',
  ],
  groceries: [
    'on a wooden kitchen table, morning light',
    'on a picnic blanket in the garden, sunny',
    'in a cafe on a walnut table, warm light',
    'on a white tablecloth with flowers, bright',
  ],
  other: [
    'on a white marble table, soft window light',
    'on a round podium before a beige wall, golden hour',
    'in a bright studio with a soft shadow',
    'on walnut with bokeh, warm evening light',
  ],
}
