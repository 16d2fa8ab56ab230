import type { UserRow } from '../lists/users.js'

/** An account in a list. */
export type UserRowData = {
  id: number
  email: string
  name: string
  created_at: string
  verified: boolean
  suspended: boolean
  operator: boolean
  subscribed: boolean
}

export function userRowData(row: UserRow): UserRowData {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    verified: row.emailVerifiedAt !== null,
    suspended: row.suspendedAt !== null,
    operator: row.isOperator,
    subscribed: row.isSubscribed,
  }
}
