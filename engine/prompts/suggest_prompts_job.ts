import type { SuggestPromptsInput } from '../contract/input.js'
import type { SuggestPromptsOutput } from '../contract/output.js'
import { createRandom, hash, shuffle } from '../image/random.js'

/** Sets that the renderer is best at, for any product. */
const ANYWHERE = [
  'on a white marble table with soft window light',
  'on a round podium before a beige wall, golden hour',
  'on a walnut table with warm bokeh lights',
  'in a bright studio with a soft shadow',
  'on linen with leaf shadows, bright and airy',
  'on a concrete floor before a sage green wall, hard sunlight',
  'on dark slate with moody light from the left',
  'on sand at the beach, sunny',
]

/** Sets for products whose description has one of these words. */
const BY_WORD: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /perfume|cream|cosmetic|serum|bottle|jar|soap|skin|lotion|glass/i,
    [
      'in a spa bathroom with soft light',
      'on a blush podium with leaf shadows',
      'on wet black glass, dramatic light',
    ],
  ],
  [
    /mug|cup|coffee|tea|bowl|plate|food|jam|honey|kitchen/i,
    [
      'on a wooden kitchen table, morning light',
      'in a cafe on a walnut table',
      'on a picnic linen in the garden',
    ],
  ],
  [
    /bag|leather|shoe|watch|jewel|ring|fashion|wallet|belt/i,
    [
      'on black marble, luxury, warm light',
      'on a concrete podium, hard sunlight',
      'in the city at night',
    ],
  ],
  [
    /stool|chair|lamp|table|shelf|furniture|oak|sofa|vase/i,
    [
      'in a scandinavian room, morning light',
      'in a loft with a brick wall',
      'in a studio with a terracotta wall',
    ],
  ],
]

/**
 * Prompts that this engine honours word by word, the fitting ones first; the same product always gets the same.
 *
 * @returns `count` prompts (1 to 11 differ), each beginning with the trigger word
 */
export async function suggestPromptsJob({
  description,
  triggerWord,
  count,
}: SuggestPromptsInput): Promise<SuggestPromptsOutput> {
  const random = createRandom(hash(description))
  const fitting = BY_WORD.filter(([word]) => word.test(description)).flatMap(([, sets]) => sets)
  const sets = [...shuffle(random, fitting).slice(0, 3), ...shuffle(random, ANYWHERE)]
  const prompts = Array.from({ length: count }, (_, n) => `${triggerWord} ${sets[n % sets.length]}`)
  return { prompts, cost: { cents: 0 } }
}
