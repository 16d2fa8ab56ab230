import type { DataExportRow } from '../queries/find_data_export.js'

export type DataExportData = {
  id: string
  state: 'queued' | 'running' | 'ready' | 'failed'
  /** 0 to 1. */
  progress: number
  bytes: number | null
  created_at: string
  /** When it is removed; null while it is not there. */
  expires_at: string | null
}

export function dataExportData(row: DataExportRow): DataExportData {
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    bytes: row.bytes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}
