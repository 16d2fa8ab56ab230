import { once } from 'node:events'
import { access, appendFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { listCheckpoints, placeOf } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { makeFolder } from '#tests/support/folder'
import { giveJob } from '#tests/support/give_job'
import { type Instance, makeSeededDataDir, startInstance } from '#tests/support/instance'
import { listProcesses } from '#tests/support/processes'
import { killAceAt, runAce } from '#tests/support/run_ace'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** Somebody who is reached by mail, webhooks and as a provider; counts who connects. */
async function startOthers() {
  let reached = 0
  const server = createServer((socket) => {
    reached++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, reached: () => reached, stop: () => void server.close() }
}

/** Settings with which a worker reaches them by all that it does. */
function settingsFor(port: number): Record<string, string> {
  const url = `http://127.0.0.1:${port}`
  return {
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, WEBHOOKS_ALLOW_PRIVATE: 'true' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
    ...{
      PAYPAL_API_BASE: url,
      ENGINE: 'replicate',
      REPLICATE_API_TOKEN: 'r',
      REPLICATE_API_URL: url,
    },
    ...{ GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b', GITHUB_URL: url },
    ...{ POSTHOG_KEY: 'p', POSTHOG_HOST: url },
  }
}

/** A mail, a delivery to a merchant's endpoint and a message of the payment provider, which wait for a worker. */
async function addWaiting(instance: Instance, port: number): Promise<void> {
  await query(
    instance,
    `insert into mails (id, recipient, kind, data) values
     ('00000000-0000-7000-8000-000000000001', 'ada@example.test', 'reset_password', '{"name":"Ada","url":"http://a.test","minutes":60}')`
  )
  await query(
    instance,
    `with endpoint as (insert into webhook_endpoints (user_id, url, event_types, secret)
       select id, $1, '{batch.completed}', 'sealed' from users limit 1 returning id, user_id),
     message as (insert into webhook_messages (user_id, type, data, body)
       select user_id, 'batch.completed', '{}', '{}' from endpoint returning id)
     insert into webhook_deliveries (id, message_id, endpoint_id) overriding system value
       select 1, message.id, endpoint.id from message, endpoint`,
    [`http://127.0.0.1:${port}/hooks`]
  )
  await giveJob(instance, 'mails', { mailId: '00000000-0000-7000-8000-000000000001' })
  await giveJob(instance, 'webhooks', { deliveryId: 1 })
  await giveJob(instance, 'payment_events', { kind: 'event', eventId: 'evt_1' })
}

test('a restore is rehearsed beside the installation, reaches nobody and leaves nothing, whatever was killed on the way', async ({
  assert,
  cleanup,
}) => {
  const place = await makeFolder({ cleanup })
  const others = await startOthers()
  cleanup(others.stop)
  const env = settingsFor(others.port)
  const dataDir = await makeSeededDataDir()
  const instance = await startInstance({
    dataDir,
    engine: 'quick',
    env: { SMTP_URL: env.SMTP_URL },
  })
  cleanup(async () => void (await instance.stop()))
  await instance.kill('worker', 'SIGSTOP')
  await addWaiting(instance, others.port)
  assert.equal((await runAce(dataDir, ['backup', `--to=${place}`])).code, 0)

  // A worker that starts tries its mail server.
  const before = others.reached()
  const copy = join(dataDir, 'restore-rehearsal')
  const rehearse = (args: string[] = [], more: Record<string, string> = {}) =>
    runAce(dataDir, ['restore', '--rehearse', `--from=${place}`, ...args], { ...env, ...more })
  const isGone = async () => {
    await assert.rejects(() => access(copy), /ENOENT/)
    const left = listProcesses().filter(({ command }) => command.includes(copy))
    assert.deepEqual(left, [])
  }
  for (const part of ['Pictures', 'Application']) {
    await killAceAt(dataDir, ['restore', '--rehearse', `--from=${place}`], part)
    await access(copy)
  }
  const { code, output } = await rehearse()
  assert.equal(code, 0, output)
  assert.match(
    output,
    /1 mails kept in its mailbox; jobs that wait: .*payment_events 1.*webhooks 1/
  )
  assert.match(output, /can be restored: it took [\d.]+ s, and nothing is wrong/)
  assert.equal(others.reached(), before)
  await isGone()

  const port = await rehearse([`--port=${others.port}`])
  assert.match(port.output, /Port \d+ cannot be used: name a free one with --port/)
  const role = await rehearse([], { DATABASE_URL: instance.databaseUrl })
  assert.match(role.output, /The role "vitrine" of DATABASE_URL may not make databases/)
  const disk = await openStore(place, 'read')
  const [name] = await listCheckpoints(disk)
  await appendFile(join(place, placeOf(name!, 'schema.json')), ' ')
  const damaged = await rehearse()
  assert.match(damaged.output, /schema.json has \d+ bytes and should have \d+/)
  assert.deepEqual([port.code, role.code, damaged.code], [1, 1, 1])
  await isGone()

  // What the copy has held back does reach them from the installation.
  await instance.kill('worker', 'SIGCONT')
  await until(async () => others.reached() > before)
}).tags(['@long'])
