import type { ShapeWay } from '~/engines/engine'

/** Wording of how a picture gets another shape: as it was done, as a choice, and explained. */
export const SHAPE_MESSAGES = {
  made: {
    reframed: 'Reframed',
    filled: 'The ground was carried on',
    set: 'On studio paper in the photo’s colours',
    softened: 'On a softened copy of itself',
  } satisfies Record<ShapeWay, string>,
  ways: {
    reframed: 'Reframe',
    filled: 'Carry the ground on',
    set: 'On studio paper',
    softened: 'On a softened copy',
  } satisfies Record<ShapeWay, string>,
  explained: {
    reframed: 'Shows a part of the picture, with the product and the space around it.',
    filled: 'More of what is around the product, in its own pattern and light.',
    set: 'Shows the product alone, on paper in the colours and light of the photo.',
    softened: 'Shows all of the picture, on an enlarged and blurred copy of itself.',
  } satisfies Record<ShapeWay, string>,
  title: 'Shape',
  others: 'Other ways to this shape',
  cost: (credits: string) => `Each makes another picture for ${credits}. This one stays.`,
  film: 'How the picture gets the video’s shape',
  automatic: 'Automatic',
  automaticHint: 'Picks the first way that looks right for this picture.',
}
