import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'

const hashConfig = defineConfig({
  default: 'argon',
  list: {
    /**
     * Argon2id with 19 MiB, two passes and one lane: the first choice of the OWASP Password Storage Cheat Sheet. Tests
     * sign in hundreds of times and take little memory.
     */
    argon: drivers.argon2({
      variant: 'id',
      memory: app.inTest ? 1024 : 19_456,
      iterations: 2,
      parallelism: 1,
    }),
    /** Passwords stored before version 0.2; each is hashed anew when its user signs in. */
    scrypt: drivers.scrypt({ cost: 16384, blockSize: 8, parallelization: 1, maxMemory: 33554432 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
