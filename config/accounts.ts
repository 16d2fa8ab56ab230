import env from '#start/env'

/** A profile photo, as it is sent. */
export const MAX_PROFILE_PHOTO_BYTES = 1024 * 1024

/** Events on one page of the trail. */
export const SECURITY_EVENTS_PER_PAGE = 10

/** For how long a copy of somebody's data can be downloaded. */
export const DATA_EXPORT_HOURS = 48

/** For how long records of payments outlive the account: the longest that tax laws in common ask for. */
export const ACCOUNTING_YEARS = 10

/** A sign-in ends after this, whatever is done in it and however often it is remembered. */
export const SESSION_DAYS = 90

/** Megabytes (10^6 bytes) of files that an account may keep, unless an operator has set another limit for it; null without a bound. */
export const storageMbPerAccount = storageOf(env.get('STORAGE_MB_PER_ACCOUNT') ?? null)

function storageOf(megabytes: number | null): number | null {
  if (megabytes === null || (Number.isInteger(megabytes) && megabytes > 0)) return megabytes
  throw new Error(
    `STORAGE_MB_PER_ACCOUNT is ${megabytes}: write a whole number of megabytes from 1 on.`
  )
}
