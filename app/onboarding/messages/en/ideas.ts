import { PROMPT_IDEAS } from '../../prompt_ideas.js'

/** Help with descriptions: one piece of advice for what a merchant sells, and what the scenes are called, in their order. */
export const IDEA_MESSAGES = {
  fashion: {
    tip: 'Hard sunlight brings out leather and seams; soft light is kind to knitwear and silk.',
    scenes: [...PROMPT_IDEAS.fashion],
  },
  cosmetic: {
    tip: 'Light surfaces keep labels easy to read; wet or dark glass suits perfume.',
    scenes: [...PROMPT_IDEAS.cosmetic],
  },
  furniture: {
    tip: 'Name the room and choose landscape, so that the piece has space around it.',
    scenes: [...PROMPT_IDEAS.furniture],
  },
  jewelry: {
    tip: 'Dark surfaces and a close view make metal and stones stand out.',
    scenes: [...PROMPT_IDEAS.jewelry],
  },
  pets: {
    tip: 'Name a place where it is used: the garden, the park, the living room.',
    scenes: [...PROMPT_IDEAS.pets],
  },
  groceries: {
    tip: 'Wood, linen and morning light look fresh; cold light does not suit food.',
    scenes: [...PROMPT_IDEAS.groceries],
  },
  other: {
    tip: 'Begin with the surface, then the light; a place comes last.',
    scenes: [...PROMPT_IDEAS.other],
  },
}
