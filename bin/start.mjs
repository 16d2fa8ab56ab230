import { bootstrap } from './bootstrap.mjs'

/*
 * `npm start`, and with --dev `npm run dev`. Plain JavaScript without a dependency: it runs before anything is installed.
 */
await bootstrap('../tools/launcher/start.ts', { development: process.argv.includes('--dev') })
