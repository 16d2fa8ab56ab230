import type { Page } from 'playwright'
import type { Payer } from './describe_billing.js'

/** One state of one screen. */
export interface Screen {
  name: string
  /**
   * Who looks: nobody signed in, the demo merchant, somebody who has just registered, the same once the questions were put off,
   * or one of those who pay, or share.
   */
  as: 'guest' | 'demo' | 'registered' | 'newcomer' | Payer
  path: string
  /**
   * Has nothing of its own but words, values or a picture: other states show the same page, and a dialog or a kind (empty, refused, at work,
   * failed, full) that is made of the same parts.
   * Looked at by tests that are tagged `@long` alone.
   */
  isVariant?: boolean
  /** There in small windows alone. */
  isNarrow?: boolean
  /** Brings the screen into the state. */
  act?: (page: Page) => Promise<void>
}
