import { bootstrap } from './bootstrap.mjs'

/*
 * `npm test`, with the runner's own filters behind `--`. Plain JavaScript without a dependency: it runs before
 * anything is installed.
 */
await bootstrap('supervisor/run_tests.ts', { development: true })
