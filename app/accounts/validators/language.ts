import vine from '@vinejs/vine'
import { LOCALES } from '#app/i18n/locales'

/** Body of `PUT /user/language`. */
export const languageValidator = vine.create({ language: vine.enum(LOCALES) })
