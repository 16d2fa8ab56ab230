import { defineSealed } from '#app/core/database/sealed_columns'
import { SIGNING_KEY_COLUMNS } from './certificate/share_identity.js'

defineSealed(SIGNING_KEY_COLUMNS)
