import { bootstrap } from './bin/bootstrap.mjs'

/*
 * `node ace.js COMMAND`: an operator's commands. Plain JavaScript without a dependency: it runs on whatever Node is there.
 */
await bootstrap('../tools/launcher/run_ace.ts')
