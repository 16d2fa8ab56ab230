import { credentialsFolder, operatorFiles } from '#config/provenance'
import type { SigningIdentity } from './identity.js'
import { KeptIdentity } from './kept_identity.js'
import { filesIn } from './read_identity.js'
import { shareIdentity } from './share_identity.js'

const own = filesIn(credentialsFolder)
const kept = new KeptIdentity(operatorFiles ?? own)
let made: Promise<void> | null = null

/**
 * The operator's certificate, or this installation's own, which is made when there is none that holds. One that was renewed is used from then
 * on.
 * @throws Error with one sentence for the operator
 */
export async function loadIdentity(): Promise<SigningIdentity> {
  if (!operatorFiles) {
    made ??= shareIdentity(credentialsFolder).catch((error: unknown) => {
      made = null
      throw error
    })
    await made
  }
  return kept.load()
}
