import { ownKeyProvider } from '#config/own_keys'

/**
 * What the provider says of a merchant's own key: taken, refused, without a balance, or that it could not be asked.
 * @returns null where the operator allows no such keys
 */
export async function checkOwnKey(key: string) {
  const provider = ownKeyProvider()
  if (!provider) return null
  const { fetchAccess } = await import('../fal/check_access.js')
  return fetchAccess({ ...provider, key })
}
