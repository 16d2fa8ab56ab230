import { ApiError, reasonOf } from '~/shell/client/api_error'
import { exclude, include, keepOnly, shareOf } from './combine.js'
import type { Area, Mask, Point } from './mask.js'
import { loadMask } from './mask_files.js'
import type { MaskSession } from './mask_session.js'
import { lookAt, type Pointing, select } from './selection_calls.js'
import { EDITOR_TEXTS as TEXTS } from './texts.js'

/** What was pointed at, in pixels of the mask: a part of the product, one that is not, or a box that it lies in. */
export type Picked = { at: Point; adds: boolean } | { box: Area }

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
}

/** Whether what is selected becomes the product alone, or is added to it, or taken away. */
type How = 'only' | 'add' | 'remove'

const COMBINE = { only: keepOnly, add: include, remove: exclude }

/** How large what is meant may be, as a share of what is selected already: less than all of it, when it is part of it. */
const MOST = { only: 0.85, remove: 0.7 }

/** How much of the picture the first thing may take: a whole one is meant and not its label, but not what it stands before. */
const FIRST = 0.6

/** HTTP status where no worker can select. */
const UNAVAILABLE = 503

/** Selects what somebody points at in a picture and puts it into a session's mask, one after the other. */
export class Picker {
  readonly #picture: string
  readonly #listeners = new Set<() => void>()
  #state: PickerState
  #chain: Promise<void>

  /**
   * @param picture its id; it is looked at from now on
   * @param isPossible whether pointing is possible here, as far as is known
   */
  constructor(picture: string, isPossible: boolean) {
    this.#picture = picture
    this.#state = { isPossible, isLooking: isPossible, waiting: [], error: null, news: '' }
    this.#chain = isPossible ? this.#look() : Promise.resolve()
  }

  /** Finds what was picked and changes the session's mask by it, after what was picked before. */
  pick(session: MaskSession, picked: Picked): void {
    this.#set({ waiting: [...this.#state.waiting, picked], error: null })
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
      if (error instanceof ApiError && error.status === UNAVAILABLE)
        this.#set({ isPossible: false })
    }
    this.#set({ isLooking: false })
  }

  async #apply(session: MaskSession, picked: Picked): Promise<void> {
    const { mask } = session
    const { how, pointing } = read(picked, mask)
    try {
      const selected = await loadMask(await select(this.#picture, pointing), mask)
      session.replace(COMBINE[how](mask, selected))
      this.#set({ news: TEXTS.picked[how] })
    } catch (error) {
      this.#set({ error: reasonOf(error, TEXTS.pickFailed), news: '' })
    }
    this.#set({ waiting: this.#state.waiting.filter((each) => each !== picked) })
  }

  #set(changed: Partial<PickerState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}

/** What somebody means: what is selected already and pointed at once more is part of too much. */
function read(picked: Picked, mask: Mask): { how: How; pointing: Pointing } {
  const { width, height, data } = mask
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of))
  if ('box' in picked) {
    const { left, top, right, bottom } = picked.box
    const box = {
      left: share(left, width),
      top: share(top, height),
      right: share(right, width),
      bottom: share(bottom, height),
    }
    return { how: 'only', pointing: { box } }
  }
  const x = share(picked.at.x, width)
  const y = share(picked.at.y, height)
  const column = Math.min(width - 1, Math.floor(x * width))
  const isSelected = data[Math.min(height - 1, Math.floor(y * height)) * width + column] > 127
  const covered = shareOf(mask)
  if (picked.adds && !isSelected) {
    return { how: 'add', pointing: { at: { x, y }, most: covered > 0 ? 1 : FIRST } }
  }
  const how = picked.adds ? 'only' : 'remove'
  return { how, pointing: { at: { x, y }, most: MOST[how] * covered } }
}
