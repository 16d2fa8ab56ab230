import { FORBIDDEN } from '../support/providers/pictures.js'
import { FAILS, FAILS_ONCE, HALF_FAILS } from '../support/quick_engine.js'

/** How many pictures come of an order that succeeds. */
export interface Yield {
  least: number
  most: number
}

/** What merchants ask for, and what comes of it for so many pictures. */
export interface Prompt {
  text: string
  makes(pictures: number): Yield
}

const exactly = (count: number): Yield => ({ least: count, most: count })

/** For an engine that fails as it is told to, and never else. */
export const QUICK_PROMPTS: readonly Prompt[] = [
  { text: 'on a wooden table', makes: exactly },
  { text: 'on a beach', makes: exactly },
  { text: `a mug that ${FAILS}`, makes: () => exactly(0) },
  { text: FAILS_ONCE, makes: exactly },
  { text: HALF_FAILS, makes: (pictures) => exactly(Math.ceil(pictures / 2)) },
]

/** For a provider that may fail with any picture. */
export const PROVIDER_PROMPTS: readonly Prompt[] = [
  { text: 'on a wooden table', makes: (most) => ({ least: 1, most }) },
  { text: 'on a beach', makes: (most) => ({ least: 1, most }) },
  { text: `a mug that is ${FORBIDDEN}`, makes: () => exactly(0) },
]
