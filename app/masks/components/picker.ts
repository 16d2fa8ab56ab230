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

interface PickerOptions {
  /** Whether pointing is possible here, as far as is known. */
  isPossible: boolean
  /** Whether what is marked may be several things; one, if missing. */
  isMany?: boolean
}

/** Selects what somebody points at in a picture and puts it into a session's mask, one after the other. */
export class Picker {
  readonly #picture: string
  readonly #isMany: boolean
  readonly #listeners = new Set<() => void>()
  #state: PickerState
  #chain: Promise<void>
  /** Whether the mask that was found by itself is too much. */
  #isDoubted = false
  /** Whether somebody has pointed at what is selected already. */
  #isInsisting = false

  /** @param picture its id; it is looked at from now on */
  constructor(picture: string, { isPossible, isMany = false }: PickerOptions) {
    this.#picture = picture
    this.#isMany = isMany
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

  /** Says that the mask which was found by itself is too much: pointing at it means a part of it at once. */
  doubt(): void {
    this.#isDoubted = true
  }

  /** Finds what was picked and changes the session's mask by it, after what was picked before. */
  pick(session: MaskSession, picked: Picked): void {
    this.#set({ waiting: [...this.#state.waiting, picked], error: null, hint: '' })
    this.#chain = this.#chain.then(() => this.#apply(session, picked))
  }

  /** Takes back what was done last: what was picked and is not found yet, or else the session's last step. */
  undo(session: MaskSession): void {
    this.#isInsisting = false
    const { waiting } = this.#state
    this.#set({ waiting: waiting.slice(0, -1), error: null, news: '', hint: '' })
    if (waiting.length === 0) session.undo()
  }

  /** Does the step again that was taken back last. */
  redo(session: MaskSession): void {
    this.#isInsisting = false
    this.#set({ error: null, news: '', hint: '' })
    session.redo()
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
    if (!this.#isWaiting(picked)) return
    const { mask } = session
    const isPart = this.#isInsisting || (this.#isDoubted && session.getState().isAutomatic)
    const { how, pointing } = meaningOf(picked, mask, { isPart, isMany: this.#isMany })
    try {
      const selected = await loadMask(await select(this.#picture, pointing), mask)
      // It may have been taken back meanwhile.
      if (!this.#isWaiting(picked)) return
      if (how === 'only' && 'at' in pointing && !isPart && isSame(mask.data, selected.data)) {
        // Whoever points at it once more does not mean all of it.
        this.#isInsisting = true
        this.#set({ news: '', hint: MESSAGES.picked.same })
      } else {
        session.replace(COMBINE[how](mask, selected))
        this.#isInsisting = false
        this.#set({ news: MESSAGES.picked[how] })
      }
    } catch (error) {
      if (this.#isWaiting(picked))
        this.#set({ error: reasonOf(error, MESSAGES.pickFailed), news: '' })
    }
    this.#set({ waiting: this.#state.waiting.filter((each) => each !== picked) })
  }

  #isWaiting(picked: Picked): boolean {
    return this.#state.waiting.includes(picked)
  }

  #set(changed: Partial<PickerState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
