import vine, { errors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import type { Pointing } from '#app/engines/engine'
import { codeField } from '#app/core/validation/text_fields'
import { SELECTION_ERRORS } from '../messages/en/common.js'

/** Share of a width, a height or an area. */
const share = () => vine.number({ strict: true }).range([0, 1])

/** What is pointed at in a picture, a place or a box; null when the picture is only looked at. */
export const selectionValidator = vine.create({
  picture: codeField().uuid(),
  pointing: vine
    .object({
      at: vine.object({ x: share(), y: share() }).optional(),
      most: share().optional(),
      box: vine.object({ left: share(), top: share(), right: share(), bottom: share() }).optional(),
    })
    .nullable(),
})

/** @throws E_VALIDATION_ERROR when it points at nothing, or at two things */
export function pointingOf({ pointing }: Infer<typeof selectionValidator>): Pointing | null {
  if (!pointing) return null
  const { at, most = 1, box } = pointing
  if (at && !box) return { at, most }
  if (box && !at && box.left < box.right && box.top < box.bottom) return { box }
  const message = SELECTION_ERRORS.nothing
  throw new errors.E_VALIDATION_ERROR([{ field: 'pointing', rule: 'pointing', message }])
}
