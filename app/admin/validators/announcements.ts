import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { TONES } from '#app/announcements/announcement'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import { wordingWith } from '#start/validator'
import { ANNOUNCEMENT_MESSAGES } from '../messages/en/announcements.js'

/** As much as a bar over the page takes on a phone. */
const MOST_TEXT = 300
const MOST_LINK = 2_000

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

const instantRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return
  field.report(ANNOUNCEMENT_MESSAGES.errors.time, 'instant', field)
})

const linkRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && isLink(value)) return
  field.report(ANNOUNCEMENT_MESSAGES.errors.link, 'link', field)
})

/** A path of ours, or an address by https. */
function isLink(text: string): boolean {
  if (text.startsWith('/')) return /^\/(?![/\\])\S*$/.test(text)
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

const instant = () => codeField(40).use(instantRule()).nullable().optional()
const translated = () => wordsField(MOST_TEXT).nullable().optional()

export const announcementValidator = vine.create({
  text_en: wordsField(MOST_TEXT),
  text_de: translated(),
  text_es: translated(),
  tone: vine.enum(TONES),
  link: codeField(MOST_LINK).trim().use(linkRule()).nullable().optional(),
  starts_at: instant(),
  ends_at: instant(),
})
announcementValidator.messagesProvider = wordingWith(() => ({
  'text_en.required': ANNOUNCEMENT_MESSAGES.errors.english,
}))
