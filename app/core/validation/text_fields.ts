import vine from '@vinejs/vine'
import { cutText, isWithin } from '#common/cut_text'
import { cleanText, isWhole, oneLine, READABLE } from '../http/readable.js'
import { VALIDATION_MESSAGES } from '../messages/en/validation.js'

/*
 * Every text that comes from outside is one of these three; nothing else in the application takes a string as it comes.
 */

/** Counted as people count, and called as the package's own rule, so that forms word it the same. */
const maxLengthRule = vine.createRule<{ max: number }>(
  function maxLength(value, options, field) {
    if (typeof value !== 'string' || isWithin(value, options.max)) return
    field.report(VALIDATION_MESSAGES.rules.maxLength, 'maxLength', field, { ...options })
  },
  {
    toJSONSchema: (schema, options) => {
      schema.maxLength = options.max
    },
  }
)

const readableRule = vine.createRule(function readable(value, _options, field) {
  if (typeof value !== 'string' || value === '' || READABLE.test(value)) return
  field.report(VALIDATION_MESSAGES.rules.readable, 'readable', field)
})

const wholeRule = vine.createRule(function whole(value, _options, field) {
  if (typeof value !== 'string' || isWhole(value)) return
  field.report(VALIDATION_MESSAGES.rules.readable, 'readable', field)
})

/** What people write in sentences: trimmed, without what cannot be stored, of at most so many characters. */
export const wordsField = (most: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? cleanText(value) : value))
    .trim()
    .use(maxLengthRule({ max: most }))

/**
 * A name of something: trimmed, readable, and without what lets it pass for another one.
 * @param rule what tells that it is, where more is asked for
 */
export const nameField = (most: number, rule = readableRule()) =>
  vine
    .string()
    .trim()
    .use(rule)
    .use(maxLengthRule({ max: most }))

/** What a file is called, which nobody should have to rename: cleaned rather than refused. */
export const fileNameField = (most: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? oneLine(value) : value))
    .use(maxLengthRule({ max: most }))

/**
 * What programs read: keys, addresses, files' texts, passwords. Taken to the letter, or refused.
 * @param most code units
 */
export const codeField = (most = Infinity) => {
  const field = vine.string().use(wholeRule())
  return most === Infinity ? field : field.maxLength(most)
}

/** A text of a query string or of another input without a validator: on one line, cut; empty for what is none. */
export function readText(value: unknown, most: number): string {
  return typeof value === 'string' ? cutText(oneLine(value), most) : ''
}
