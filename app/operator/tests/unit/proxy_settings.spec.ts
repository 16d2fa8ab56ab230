import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { createWebServer } from '#app/operator/admission/web_server'
import { LIMITS } from '#config/bodies'
import { WAIT_MS } from '#config/studio'

const MB = 1024 * 1024
/** Twenty photos, at half a megabit a second. */
const SLOW_UPLOAD_MS = ((210 * MB * 8) / 500_000) * 1_000

test('what a proxy must allow is written as it is, and slow lines have time for twenty photos', async ({
  assert,
}) => {
  const readme = await readFile(app.makePath('README.md'), 'utf8')
  const [, most] = /client_max_body_size (\d+)m;/.exec(readme)!
  const largest = Math.max(...Object.values(LIMITS).map(({ total }) => total))
  assert.equal(Number(most) * MB, largest)
  assert.include(readme, `bodies of ${most} MB`)
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(readme)!
  assert.isAbove(Number(seconds) * 1_000, WAIT_MS)
  const server = createWebServer(() => {})
  assert.isAtLeast(server.requestTimeout, SLOW_UPLOAD_MS)
  server.close()
})
