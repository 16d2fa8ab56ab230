import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/shell/languages/languages'

/** Body of `PUT /user/language`. */
export const languageValidator = vine.create({ language: vine.enum(LANGUAGES) })
