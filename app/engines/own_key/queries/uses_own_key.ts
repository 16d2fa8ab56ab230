import { ownKeys } from '#config/own_keys'
import { findOwnKey } from './find_own_key.js'

/** Whether a user pays the provider with a key of their own. */
export async function usesOwnKey(userId: number): Promise<boolean> {
  return ownKeys.provider !== null && (await findOwnKey(userId)) !== null
}
