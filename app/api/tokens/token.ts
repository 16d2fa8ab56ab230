/** A token as its owner sees it, spelled as on the wire. The token itself is shown once, when it is made. */
export type Token = {
  id: number
  name: string
  abilities: string[]
  /** ISO 8601; null when it was never used. */
  last_used_at: string | null
  /** ISO 8601; null when it does not end by itself. */
  expires_at: string | null
  created_at: string
}

export interface TokenRow {
  id: number
  name: string
  abilities: string[]
  last_used_at: Date | null
  expires_at: Date | null
  created_at: Date
}

/** The columns of `TokenRow`. */
export const TOKEN_COLUMNS = 'id, name, abilities, last_used_at, expires_at, created_at'

export function toToken(row: TokenRow): Token {
  return {
    ...row,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
