import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { run } from '../../../tools/launcher/processes/run.js'
import { ROOT } from '../../../tools/launcher/settings.js'

/** Each way by which the application, or a library of it, reaches others; says which error each met. */
const ATTEMPTS = `
  const [, port] = process.argv, at = 'http://127.0.0.1:' + port
  const met = (socket) => new Promise((done) => socket.on('error', done).on('connect', () => done({ code: 'connected' })))
  const { Worker } = require('node:worker_threads')
  const thread = new Worker('fetch("' + at + '").catch((error) => { throw error.cause })', { eval: true })
  Promise.all([
    fetch(at).catch((error) => error.cause),
    fetch(at.replace('http:', 'https:')).catch((error) => error.cause),
    met(require('node:http').get(at)),
    met(require('node:tls').connect(port, '127.0.0.1')),
    met(new (require('node:net').Socket)().connect(Number(port), '127.0.0.1')),
    met(thread),
  ]).then((errors) => process.stdout.write(errors.map(({ code }) => code).join()))`

test('a process that is cut off reaches its database and itself alone, from threads neither', async ({
  assert,
  cleanup,
}) => {
  let reached = 0
  const server = createServer((socket) => {
    reached++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  cleanup(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const attempt = (settings: NodeJS.ProcessEnv) =>
    run(process.execPath, [`--require=${ROOT}/bin/cut_off.mjs`, '-e', ATTEMPTS, `${port}`], {
      env: { HOST: '127.0.0.1', PORT: '1', DATABASE_URL: 'postgres://a:b@c:5432/d', ...settings },
    })

  const { output } = await attempt({})
  assert.include(output, Array.from({ length: 6 }, () => 'ECONNREFUSED').join())
  assert.include(output, `Held back in this rehearsal: a connection to 127.0.0.1:${port}.`)
  assert.equal(reached, 0)
  for (const own of [{ PORT: `${port}` }, { DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/d` }]) {
    reached = 0
    await attempt(own)
    assert.equal(reached, 6)
  }
})
