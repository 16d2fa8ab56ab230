import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
  json: {
    convertEmptyStringsToNull: true,
    /**
     * Photos may come as data URLs in JSON: 20 photos of 10 MB each would be 270 MB of text, but the screens send
     * copies of at most 1024 px. Larger bodies answer 413.
     */
    limit: '64mb',
    types: ['application/json'],
  },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: [],
    /** 20 photos of 10 MB with some room for the fields. */
    limit: '210mb',
    types: ['multipart/form-data'],
  },
})
