/** PostgreSQL's code for a row that refers to none. */
const REFERS_TO_NONE = '23503'

const OF_USER = /_(user|owner|tokenable)_id_foreign$/

/** What the driver gives of a refusal. */
interface Refusal {
  code?: string
  constraint?: string
  detail?: string
}

/**
 * Whether an error says that a row could not be added since its account is gone: it was deleted, in another tab say, while the call was
 * under way.
 */
export function isAccountGone(error: unknown, userId: number | undefined): boolean {
  if (!(error instanceof Error) || userId === undefined) return false
  const { code, constraint = '', detail = '' } = error as Refusal
  // The rest of the detail is in the language of the database.
  const isOfUser = OF_USER.test(constraint) && detail.includes(`_id)=(${userId})`)
  return code === REFERS_TO_NONE && isOfUser
}
