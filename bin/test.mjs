import { bootstrap } from './bootstrap.mjs'

/*
 * `npm test`, with the runner's own filters behind `--`. Plain JavaScript without a dependency: it runs before
 * anything is installed.
 */
await bootstrap('../tools/launcher/run_tests.ts', { development: true })
