import { newUuid } from '#app/ui/client/new_uuid'

/** The header that keeps work from being done, and paid for, twice. */
export const KEY_HEADER = 'Idempotency-Key'

/** What was typed in for a call; another object or text is another call. */
export interface TypedCall {
  values: Record<string, string>
  body: string
  picture: File | null
}

/** A call with the key that it was sent with. */
export interface KeyedCall extends TypedCall {
  key: string
}

/** The key to send a call with: that of the one whose answer was lost, if nothing was changed since; else a new one. */
export function keyFor(lost: KeyedCall | null, call: TypedCall): string {
  const isSame =
    lost?.values === call.values && lost.body === call.body && lost.picture === call.picture
  return isSame ? lost.key : newUuid()
}
