import type { HttpRequest } from '@adonisjs/core/http'
import type { DivertedFile } from './json_uploads.js'

/** A file that a request brought, not looked into yet. */
export interface Upload {
  path: string
  bytes: number
  originalName: string | null
}

const diverted = new WeakMap<HttpRequest, Map<string, DivertedFile>>()
const parts = new WeakMap<HttpRequest, Map<string, Upload[]>>()

/** Notes which data URLs of a request lie on disk. */
export function keepUploads(request: HttpRequest, files: Map<string, DivertedFile>): void {
  diverted.set(request, files)
}

/** Notes which files the parts of a form brought, by field. */
export function keepParts(request: HttpRequest, files: Map<string, Upload[]>): void {
  parts.set(request, files)
}

/**
 * The files that a request brought in a field, in order: parts of a multipart form, or data URLs in JSON. Null when an
 * entry of the field is neither.
 */
export function uploadsIn(request: HttpRequest, field: string): Upload[] | null {
  const brought = parts.get(request)?.get(field)
  if (brought) return brought
  const entries: unknown = request.input(field) ?? []
  const uploads = (Array.isArray(entries) ? entries : [entries]).map((entry) =>
    uploadOf(request, entry)
  )
  return uploads.includes(null) ? null : (uploads as Upload[])
}

function uploadOf(request: HttpRequest, entry: unknown): Upload | null {
  const [, id] = (typeof entry === 'string' && /^upload:(.+)$/.exec(entry)) || []
  const file = id === undefined ? undefined : diverted.get(request)?.get(id)
  return file ? { path: file.path, bytes: file.bytes, originalName: null } : null
}
