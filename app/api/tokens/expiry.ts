/** Days after which a new token may end, as the screens offer them; null: it does not end by itself. */
export const EXPIRIES = [null, 30, 90, 365] as const

export type Expiry = (typeof EXPIRIES)[number]
