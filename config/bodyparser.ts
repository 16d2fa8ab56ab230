import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/bodyparser'
import { scratchDir } from '#config/engine'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
  /** JSON is read by `app/media/middleware/uploads_middleware.ts`, which keeps photos in it out of memory. */
  json: { types: [] },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: [],
    /** 20 photos of 10 MB with some room for the fields. */
    limit: '210mb',
    /** Where housekeeping removes what a process that was killed has left behind. */
    tmpFileName() {
      const folder = app.makePath(scratchDir)
      mkdirSync(folder, { recursive: true })
      return join(folder, `upload-${randomUUID()}`)
    },
    types: ['multipart/form-data'],
  },
})
