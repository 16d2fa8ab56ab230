import vine from '@vinejs/vine'
import { codeField, fileNameField, wordsField } from '#app/core/validation/text_fields'
import { MAX_LIST_LENGTH } from '#config/imports'
import { COLUMN_FIELDS, MAX_COLUMNS, MAX_HEADING_LENGTH } from '../lists/column_fields.js'
import { wordingWith } from '#start/validator'
import { IMPORT_ERRORS } from '../messages/en/common.js'

const list = () => codeField(MAX_LIST_LENGTH)

/** What columns hold, by their headings, where the merchant says so. */
const columns = () =>
  vine
    .array(
      vine.object({
        heading: wordsField(MAX_HEADING_LENGTH),
        field: vine.enum(COLUMN_FIELDS).nullable(),
      })
    )
    .maxLength(MAX_COLUMNS)
    .optional()

const messages = wordingWith(() => ({
  'list.required': IMPORT_ERRORS.empty,
  'list.readable': IMPORT_ERRORS.unreadable,
  'list.maxLength': IMPORT_ERRORS.long(MAX_LIST_LENGTH),
}))

/** Body of `POST /products/import/check`. */
export const checkValidator = vine.create({ list: list(), columns: columns() })
checkValidator.messagesProvider = messages

/** Body of `POST /products/import`. */
export const importValidator = vine.create({
  /** Made by the form: sent twice, it starts one import. */
  key: codeField().uuid(),
  /** Of the file; null for a pasted list. */
  name: fileNameField(Infinity).nullable().optional(),
  list: list(),
  columns: columns(),
})
importValidator.messagesProvider = messages

/** Body of `POST /products/imports/{import}/retry`. */
export const retryValidator = vine.create({
  row_id: vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})
