import { defineError } from '#app/core/errors/define_error'
import { REEL_ERRORS } from './messages/en/common.js'

export const noReels = defineError(422, 'unsupported.reels', () => REEL_ERRORS.none)
