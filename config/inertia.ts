import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

const manifest = app.publicPath('assets/.vite/manifest.json')

/** Says which build a page belongs to. Made once: by itself the package would hash the manifest at each request. */
const assetsVersion = existsSync(manifest)
  ? createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16)
  : undefined

export default defineConfig({ rootView: 'inertia_layout', assetsVersion })
