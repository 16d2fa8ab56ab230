import { failureMessage } from '#app/engines/failures/failure_message'
import { loadFacts } from './load_facts.js'
import type { PictureFacts } from './measure/facts.js'
import { type Check, type Preflight, preflight, type SlotStatus } from './preflight/preflight.js'
import type { ExportPicture, PictureFile } from './queries/find_export_pictures.js'
import type { Slot, Target } from './rules/rules.js'
import { PREFLIGHT_MESSAGES as MESSAGES } from './messages/en/common.js'

/** How a picture stands with a slot, with the file that its export is made of. */
export interface Judged extends Omit<Preflight, 'status'> {
  /** `shapeable`: it fits once it has another shape, which takes a worker; `shaping`: that is under way. */
  status: SlotStatus | 'shapeable' | 'shaping'
  /** The picture, or the same in another shape. */
  source: PictureFile
  facts: PictureFacts
  /** The shape that it needs where it is `shapeable`; null otherwise. */
  shape: string | null
}

/** Judges a picture for a slot: as it is, or in the shape that the slot asks for where that was made. */
export async function judge(picture: ExportPicture, { slot }: Target): Promise<Judged> {
  const facts = await loadFacts(picture)
  const found = preflight(facts, slot)
  const as = { ...found, source: picture, facts, shape: null }
  const [ratio, ...more] = found.checks.filter(({ status }) => status === 'fail')
  if (!ratio?.shape || more.length > 0) return as
  const { shape, ...check } = ratio
  const others = found.checks.filter(({ status }) => status !== 'fail')
  const told = (remedy: string): Check[] => [{ ...check, status: 'mend', remedy }, ...others]
  const made = picture.shapes.find((it) => it.shape === shape)
  if (made?.state === 'queued' || made?.state === 'running') {
    return { ...as, status: 'shaping', checks: told(MESSAGES.shaping(shape)) }
  }
  if (made?.state === 'failed') {
    const remedy = MESSAGES.notShaped(made.failure ? failureMessage(made.failure) : '')
    return { ...as, checks: [{ ...ratio, remedy }, ...others] }
  }
  if (!made?.file) {
    return { ...as, status: 'shapeable', shape, checks: told(MESSAGES.shapeable(shape)) }
  }
  const remedy = MESSAGES.shaped[made.shapedBy ?? 'reframed']
  return judgeShaped(made.file, { ...ratio, status: 'mend', remedy }, slot)
}

/** Judges a picture that was given another shape. */
async function judgeShaped(source: PictureFile, check: Check, slot: Slot): Promise<Judged> {
  const facts = await loadFacts(source)
  const { status, checks, mend } = preflight(facts, slot)
  const isFine = status !== 'fails'
  return {
    status: isFine ? 'mendable' : 'fails',
    checks: isFine ? [check, ...checks] : checks,
    ...{ mend, source, facts, shape: null },
  }
}
