import { bootstrap } from './bootstrap.mjs'

/*
 * `npm run lint`. Plain JavaScript without a dependency: it runs before anything is installed.
 */
await bootstrap('../tools/launcher/run_lint.ts', { development: true })
