import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiled } from './typescript_cache.mjs'

/*
 * Erases the types of all that servers and workers load, before they start: whoever opens a page first would otherwise wait for it, and everybody
 * else with them.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SOURCES = [
  '{app,common,engine,sandboxes}/**/*.ts',
  'bin/*.ts',
  'config/**/*.ts',
  'database/**/*.ts',
  'start/**/*.ts',
]
const ELSEWHERE = /\/(tests|pages|components)\//

for (const path of globSync(SOURCES, { cwd: ROOT })) {
  if (!ELSEWHERE.test(path)) compiled(join(ROOT, path))
}
