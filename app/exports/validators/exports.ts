import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { wordingWith } from '#start/validator'
import { EXPORT_ERRORS } from '../messages/en/common.js'

/** Pictures that are looked at in one call. */
export const MAX_PREFLIGHT = 20

/** Pictures of one export. */
export const MAX_EXPORT = 200

const id = () => vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** Names of slots. */
const targets = () => vine.array(codeField(50)).distinct().maxLength(50)

const wording = (most: number) =>
  wordingWith(() => ({
    'image_ids.required': EXPORT_ERRORS.pictures,
    'image_ids.array': EXPORT_ERRORS.pictures,
    'image_ids.array.minLength': EXPORT_ERRORS.pictures,
    'image_ids.array.maxLength': EXPORT_ERRORS.tooMany(most),
    'targets.*.enum': EXPORT_ERRORS.target,
  }))

/** Body of `POST /api/exports/preflight`. */
export const preflightValidator = vine.create({
  image_ids: vine.array(id()).distinct().minLength(1).maxLength(MAX_PREFLIGHT),
})
preflightValidator.messagesProvider = wording(MAX_PREFLIGHT)

/** Body of `POST /api/exports/shapes`. */
export const shapesValidator = vine.create({
  image_ids: vine.array(id()).distinct().minLength(1).maxLength(MAX_PREFLIGHT),
  targets: targets().minLength(1),
})
shapesValidator.messagesProvider = wording(MAX_PREFLIGHT)

/** Query of `GET /exports/download`: ids and names of slots, each joined by commas. */
export const downloadValidator = vine.create({
  image_ids: vine.array(id()).distinct().minLength(1).maxLength(MAX_EXPORT),
  targets: targets(),
})
downloadValidator.messagesProvider = wording(MAX_EXPORT)
