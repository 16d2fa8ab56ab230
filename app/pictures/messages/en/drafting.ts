import { plural } from '#app/i18n/plural'

/** Wording of drafts: the scene at once, to be laid out before anything is made of it. */
export const DRAFTING_MESSAGES = {
  open: 'Draft',
  openHint: 'See it first, free of charge',
  title: 'Draft',
  badge: 'Draft',
  hint: 'Free: drag the product, change its size, shadow and light. The picture is made like this.',
  roughHint:
    'Free: drag the product, change its size, shadow and light. The picture keeps place and size; its scene is drawn anew.',
  alt: 'Draft of the picture',
  describe: 'Describe the picture to see a draft of it.',
  drawing: 'Drawing the draft',
  drawn: 'The draft is ready',
  failed: 'No draft can be drawn just now. You can make the picture all the same.',
  retry: 'Try again',
  shuffle: 'Another scene',
  reset: 'Reset the layout',
  close: 'Close the draft',
  product: 'Product in the draft',
  keys: 'The arrow keys move it, with Shift further; plus and minus change its size.',
  place: ({ x, foot, height }: { x: number; foot: number; height: number }) =>
    `${percent(x)} from the left, ${percent(foot)} from the top, ${percent(height)} high`,
  floats: 'Nothing is below it here: it will float.',
  measures: {
    height: 'Size',
    shadow: 'Shadow',
    softness: 'Softness',
    warmth: 'Warmth',
    brightness: 'Brightness',
  },
  side: 'Light from',
  sides: { left: 'The left', right: 'The right' },
  words: 'Say what to change',
  wordsPlaceholder: 'bigger, softer shadow',
  apply: 'Change',
  unknown: (words: string) =>
    `Not understood: ${words}. Try: further left, bigger, no shadow, light from the right, warmer.`,
  make: (amount: number) =>
    plural(amount, { one: 'Make this picture', other: `Make ${amount} pictures like this` }),
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
