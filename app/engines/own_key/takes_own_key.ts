import { OWN_KEY_ENGINE, ownKeyProvider } from '#config/own_keys'

/**
 * Whether a merchant's own key pays for work.
 * @param engines that are asked for it: where others than the key's would be paid, the operator pays
 */
export function takesOwnKey(engines: readonly string[]): boolean {
  if (!ownKeyProvider()) return false
  return engines.includes(OWN_KEY_ENGINE) || engines.every((name) => name === 'local')
}
