import { createPublicKey, type KeyObject } from 'node:crypto'
import { KeptKeys } from '../../remote/webhook/kept_keys.js'
import type { FalSettings } from '../settings.js'

const kept = new KeptKeys<KeyObject[]>()

/**
 * The keys that the provider signs its messages with.
 * @param isRenewed asks for them anew, if that has not just been done
 * @throws Error when they cannot be had
 */
export function webhookKeys(
  { urls, timing }: FalSettings,
  { isRenewed }: { isRenewed: boolean }
): Promise<readonly KeyObject[]> {
  const from = `${urls.rest}/.well-known/jwks.json`
  return kept.get(from, isRenewed, async () => {
    const answer = await fetch(from, { signal: AbortSignal.timeout(timing.call) })
    if (!answer.ok) throw new Error(`The keys of fal's webhooks answer ${answer.status}`)
    const { keys } = (await answer.json()) as { keys: { kty: string; crv: string; x: string }[] }
    return keys.flatMap(({ kty, crv, x }) => keyOf(kty, crv, x))
  })
}

function keyOf(kty: string, crv: string, x: string): KeyObject[] {
  if (kty !== 'OKP' || crv !== 'Ed25519') return []
  return [createPublicKey({ key: { kty, crv, x }, format: 'jwk' })]
}
