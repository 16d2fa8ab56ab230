import vine, { errors } from '@vinejs/vine'
import type { Pointing } from '#app/engines/engine'
import { SELECTION_ERRORS } from '../texts.js'

/** More points than anybody needs; all must fit into a message between processes. */
const MOST_POINTS = 32

/** Share of a width or height. */
const share = () => vine.number({ strict: true }).range([0, 1])
const place = () => vine.object({ x: share(), y: share() })

/** What is pointed at in a picture; null when it is only looked at. */
export const selectionValidator = vine.create({
  picture: vine.string().uuid(),
  pointing: vine
    .object({
      inside: vine.array(place()).maxLength(MOST_POINTS),
      outside: vine.array(place()).maxLength(MOST_POINTS),
      box: vine
        .object({ left: share(), top: share(), right: share(), bottom: share() })
        .nullable(),
    })
    .nullable(),
})

/** @throws E_VALIDATION_ERROR when a pointing points at nothing: only says where it is not, or draws an empty box */
export function refuseEmptyPointing(pointing: Pointing | null): void {
  if (!pointing) return
  const { inside, box } = pointing
  const isBox = box && box.left < box.right && box.top < box.bottom
  if (box ? isBox : inside.length > 0) return
  throw new errors.E_VALIDATION_ERROR([
    { field: 'pointing', rule: 'pointing', message: SELECTION_ERRORS.nothing },
  ])
}
