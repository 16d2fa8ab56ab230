import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/i18n/languages'

/** Body of `PUT /user/language`. */
export const languageValidator = vine.create({ language: vine.enum(LANGUAGES) })
