import { ownKeyProvider } from '#config/own_keys'
import { findOwnKey } from './find_own_key.js'

/** Whether a user has a key of their own at the provider, for what it pays for. */
export async function usesOwnKey(userId: number): Promise<boolean> {
  return ownKeyProvider() !== null && (await findOwnKey(userId)) !== null
}
