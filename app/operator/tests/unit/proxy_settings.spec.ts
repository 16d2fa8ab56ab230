import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { createWebServer } from '../../admission/web_server.js'
import { LIMITS } from '#config/bodies'
import { WAIT_MS } from '#config/generations'

const MB = 1024 * 1024
/** Twenty photos, at half a megabit a second. */
const SLOW_UPLOAD_MS = ((210 * MB * 8) / 500_000) * 1_000

test('what a proxy must allow is written as it is, and slow lines have time for twenty photos', async ({
  assert,
}) => {
  const [readme, proxies] = firstOnes(
    await Promise.all(
      ['README.md', 'docs/proxies.md'].map((name) => readFile(app.makePath(name), 'utf8'))
    ),
    2
  )
  const ofPages = [...proxies.matchAll(/^\| pages .*\| (\d+) MB/gm)].map(([, size]) => Number(size))
  assert.lengthOf(ofPages, 4)
  for (const text of [readme, proxies]) {
    const [, most] = /client_max_body_size (\d+)m;/.exec(text)!
    assert.isAbove(Number(most), Math.max(...ofPages))
    assert.include(readme, `bodies of ${most} MB`)
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(text)!
    assert.isAbove(Number(seconds) * 1_000, WAIT_MS)
  }
  const largest = Math.max(...Object.values(LIMITS).map(({ total }) => total)) / MB
  assert.include(proxies, `need ${largest} MB`, 'what programs may send')
  const server = createWebServer(() => {})
  assert.isAtLeast(server.requestTimeout, SLOW_UPLOAD_MS)
  // Kept longer than balancers keep theirs, or they ask on a connection that is being closed.
  const [, kept] = /open for (\d+) s/.exec(proxies)!
  assert.equal(server.keepAliveTimeout, Number(kept) * 1_000)
  assert.isAbove(server.keepAliveTimeout, 75_000)
  server.close()
})
