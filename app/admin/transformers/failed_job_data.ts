import { publicMessage } from '#app/core/error_log/described_error'
import type { FailedJobRow } from '../lists/failed_jobs.js'

/** A job that has failed for good. */
export type FailedJobData = {
  id: string
  about: string | null
  attempts: number
  error: string | null
  created_at: string
  failed_at: string | null
}

export function failedJobData(row: FailedJobRow): FailedJobData {
  return {
    id: row.id,
    about: row.about,
    attempts: row.attempts,
    error: row.error === null ? null : publicMessage({ message: row.error }),
    created_at: row.createdAt.toISOString(),
    failed_at: row.failedAt?.toISOString() ?? null,
  }
}
