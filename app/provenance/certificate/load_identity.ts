import { access } from 'node:fs/promises'
import { credentialsFolder, operatorFiles } from '#config/provenance'
import type { SigningIdentity } from './identity.js'
import { filesIn, readIdentity } from './read_identity.js'

let loaded: Promise<SigningIdentity> | null = null

/**
 * The operator's certificate, or this installation's own, which is made when there is none.
 * @throws Error with one sentence for the operator
 */
export function loadIdentity(): Promise<SigningIdentity> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

async function load(): Promise<SigningIdentity> {
  if (operatorFiles) return readIdentity(operatorFiles)
  const own = filesIn(credentialsFolder)
  const isMissing = await access(own.key).then(
    () => false,
    () => true
  )
  // What makes certificates is large, and needed once.
  if (isMissing) await (await import('./make_identity.js')).makeIdentity(credentialsFolder)
  return readIdentity(own)
}
