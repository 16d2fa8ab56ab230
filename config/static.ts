import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  /** Built files carry a hash in their names. */
  headers: (path) =>
    path.includes('/assets/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : undefined,
})
