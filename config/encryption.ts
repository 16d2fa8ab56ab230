import { defineConfig, drivers } from '@adonisjs/core/encryption'
import env from '#start/env'
import { readAppKeys } from './app_keys.js'

const { current, previous } = readAppKeys({
  APP_KEY: env.get('APP_KEY').release(),
  APP_PREVIOUS_KEYS: env.get('APP_PREVIOUS_KEYS')?.release(),
})

/** The present key, and those of before. */
export const appKeys = [current, ...previous]

/** Seals and opens with the present key alone: what it does not open is sealed anew by `node ace.js keys:reencrypt`. */
export const presentKeyAlone = drivers.aes256gcm({ keys: [current], id: 'gcm' })

/** Seals with the present key and opens what earlier ones have sealed too; cookies and links of theirs count as well. */
const encryptionConfig = defineConfig({
  default: 'gcm',
  list: {
    gcm: drivers.aes256gcm({ keys: appKeys, id: 'gcm' }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
