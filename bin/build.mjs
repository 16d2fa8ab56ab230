import { bootstrap } from './bootstrap.mjs'

/*
 * `npm run build`: packages and pages, for a project that cannot be written where it runs. Plain JavaScript without a
 * dependency: it runs before anything is installed.
 */
await bootstrap('../tools/launcher/run_build.ts')
