import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { ABANDONED_QUEUE } from '#app/queue/boss'
import { DEMO_MERCHANT } from '#config/demo'
import { giveJob } from '#tests/support/give_job'
import { type Instance, startInstance } from '#tests/support/instance'
import { holdBack, query } from '#tests/support/stored_files'
import { Visitor } from '#tests/support/visitor'

const PATIENCE_MS = 120_000

const LOCK = 78

const COST = 3

/** Makes whoever has written an entry of the ledger wait for an advisory lock before the transaction ends. */
const WAIT_AFTER_ENTRY = `
  create function wait_after_entry() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCK});
    return null;
  end $$;
  create trigger wait_after_entry after insert on credit_entries for each row execute function wait_after_entry()`

/** Work that has been paid for and that no worker has taken; answers its id. */
async function paidWork(instance: Instance): Promise<string> {
  const [{ id, debit }] = await query<{ id: string; debit: string }>(
    instance,
    `insert into generations (user_id, kind, engine, state, params, deadline_at, credit_kind, credit_cost)
     select id, 'generate', 'local', 'queued', '{}', now() + interval '1 hour', 'image', ${COST}
     from users where email = $1
     returning id, format('select debit_credits(%s, ''image'', ${COST}, %L)', user_id, id) as debit`,
    [DEMO_MERCHANT.email]
  )
  await query(instance, debit)
  return id
}

/** What an open page is told of the image credits, as it arrives. */
async function listen(visitor: Visitor, stop: AbortSignal): Promise<number[]> {
  const told: number[] = []
  const stream = await visitor.get('/events', { signal: stop })
  void (async () => {
    let text = ''
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const found = text.matchAll(/event: credits\ndata: (.*)\n/g)
      told.splice(0, told.length, ...[...found].map(([, data]) => JSON.parse(data).image_credits))
    }
  })().catch(() => {})
  return told
}

test('credits that a worker gave back and died before it told are told by the next', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance()
  cleanup(() => instance.stop().then(() => {}))
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await visitor.post('/login', { email, password })
  const generation = await paidWork(instance)
  const credits = async () => (await visitor.visit('/dashboard')).props.credits.image_credits
  const before = await credits()
  const page = new AbortController()
  cleanup(() => page.abort())
  const told = await listen(visitor, page.signal)

  await query(instance, WAIT_AFTER_ENTRY)
  const entry = await holdBack(instance, `select pg_advisory_xact_lock(${LOCK})`)
  await giveJob(instance, ABANDONED_QUEUE, { generationId: generation })
  await entry.caught()
  // Asked for while the worker has it, given once that has committed: what it is about to tell it cannot read.
  const grants = holdBack(instance, 'lock table credit_grants in access exclusive mode')
  await untilAskedFor(instance)
  await entry.release()
  const held = await grants
  await held.caught()
  await instance.kill('worker')
  await query(
    instance,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where wait_event_type = 'Lock' and query like '%pg_notify%'`
  )
  await held.release()
  assert.deepEqual(told, [])
  assert.equal(await credits(), before + COST)

  const deadline = Date.now() + PATIENCE_MS
  while (!told.includes(before + COST)) {
    if (Date.now() > deadline) throw new Error(`The page was told ${told}: ${instance.output}`)
    await sleep(50)
  }
})

async function untilAskedFor(instance: Instance): Promise<void> {
  const asked = `select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  while ((await query(instance, asked)).length === 0) await sleep(20)
}
