import { codeOf, reasonOf } from '~/ui/client/api_error'
import { exclude, include, isSame, keepOnly } from './combine.js'
import { loadMask } from './mask_files.js'
import type { MaskSession } from './mask_session.js'
import { type Meaning, meaningOf, type Picked } from './picked.js'
import { lookAt, select } from './selection_calls.js'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'

export interface PickerState {
  /** Whether pointing is possible here, as far as is known. */
  isPossible: boolean
  /** Whether the picture is not known yet, so that the first answer takes seconds. */
  isLooking: boolean
  /** What is being looked for, oldest first. */
  waiting: readonly Picked[]
  /** Why the last one failed, or null. */
  error: string | null
  /** What the last one did, for those who do not see it. */
  news: string
  /** Why the last one changed nothing, and what to do; '' where it did. */
  hint: string
}

const COMBINE: Record<Meaning['how'], typeof include> = {
  only: keepOnly,
  add: include,
  remove: exclude,
}

/** Code of the answer of an installation whose workers cannot select; one that is busy may by the next click. */
const UNAVAILABLE = 'selection_unavailable'

/** Selects what somebody points at in a picture and puts it into a session's mask, one after the other. */
export class Picker {
  readonly #picture: string
  readonly #listeners = new Set<() => void>()
  #state: PickerState
  #chain: Promise<void>
  #isPart = false

  /**
   * @param picture its id; it is looked at from now on
   * @param isPossible whether pointing is possible here, as far as is known
   */
  constructor(picture: string, isPossible: boolean) {
    this.#picture = picture
    this.#state = {
      isPossible,
      isLooking: isPossible,
      waiting: [],
      error: null,
      news: '',
      hint: '',
    }
    this.#chain = isPossible ? this.#look() : Promise.resolve()
  }

  /** Says that what is selected already is too much: pointing at it means a part of it at once. */
  doubt(): void {
    this.#isPart = true
  }

  /** Finds what was picked and changes the session's mask by it, after what was picked before. */
  pick(session: MaskSession, picked: Picked): void {
    this.#set({ waiting: [...this.#state.waiting, picked], error: null, hint: '' })
    this.#chain = this.#chain.then(() => this.#apply(session, picked))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): PickerState => this.#state

  async #look(): Promise<void> {
    try {
      await lookAt(this.#picture)
    } catch (error) {
      // What fails for another reason may succeed by the next click, which says so if not.
      if (codeOf(error) === UNAVAILABLE) this.#set({ isPossible: false })
    }
    this.#set({ isLooking: false })
  }

  async #apply(session: MaskSession, picked: Picked): Promise<void> {
    const { mask } = session
    const { how, pointing } = meaningOf(picked, mask, this.#isPart)
    try {
      const selected = await loadMask(await select(this.#picture, pointing), mask)
      if (how === 'only' && 'at' in pointing && !this.#isPart && isSame(mask.data, selected.data)) {
        // Whoever points at it once more does not mean all of it.
        this.#isPart = true
        this.#set({ news: '', hint: MESSAGES.picked.same })
      } else {
        session.replace(COMBINE[how](mask, selected))
        this.#isPart = false
        this.#set({ news: MESSAGES.picked[how] })
      }
    } catch (error) {
      this.#set({ error: reasonOf(error, MESSAGES.pickFailed), news: '' })
    }
    this.#set({ waiting: this.#state.waiting.filter((each) => each !== picked) })
  }

  #set(changed: Partial<PickerState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
