import { defineConfig } from '@adonisjs/core/bodyparser'

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
    types: ['multipart/form-data'],
  },
})
