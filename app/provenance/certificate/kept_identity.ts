import { stat } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import type { SigningIdentity } from './identity.js'
import { type IdentityFiles, readIdentity } from './read_identity.js'

/** A certificate and its key, read again when their files have changed. */
export class KeptIdentity {
  readonly #files: IdentityFiles
  #kept: { stamp: string; identity: Promise<SigningIdentity> } | null = null

  constructor(files: IdentityFiles) {
    this.#files = files
  }

  /**
   * Those of the files as they are. While they cannot be used, as when one of both has been replaced, those of before go on.
   * @throws Error with one sentence for the operator when there were none before
   */
  async load(): Promise<SigningIdentity> {
    const stamp = await this.#stamp()
    if (this.#kept?.stamp === stamp) return this.#kept.identity
    const before = this.#kept?.identity
    const identity = readIdentity(this.#files).catch((error: unknown) => {
      if (!before) {
        this.#kept = null
        throw error
      }
      logger.error({ err: error }, 'the new certificate for content credentials cannot be used')
      return before
    })
    this.#kept = { stamp, identity }
    return identity
  }

  /** Changes with the files; a file that is gone is told when it is read. */
  async #stamp(): Promise<string> {
    const { certificate, key } = this.#files
    const times = await Promise.all(
      [certificate, key].map(async (path) => (await stat(path).catch(() => null))?.mtimeMs)
    )
    return times.join(' ')
  }
}
