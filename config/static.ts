import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  /** Built files carry a hash in their names. */
  headers: (path) => ({
    'Cache-Control': path.includes('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }),
})
