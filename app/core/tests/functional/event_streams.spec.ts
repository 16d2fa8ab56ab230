import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { type HttpContext, tracingChannels } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { VIEW_MINUTES } from '#app/accounts/sessions/view_as'
import { endSessions } from '#app/accounts/actions/end_sessions'
import { sql } from '#app/core/database/sql'
import { eventHub } from '../../queue/event_hub.js'
import { notifyEvent } from '../../queue/events.js'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { MOST_STREAMS_PER_USER } from '#config/admission'
import { metricsToken } from '#config/metrics'
import { keptBytes } from '#tests/support/kept_memory'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signInOperator } from '#tests/support/operator'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

const URL_OF_STREAM = `http://${process.env.HOST}:${process.env.PORT}/events`

interface Reader {
  answer: IncomingMessage
  /** What has arrived. */
  readonly text: string
  /** Whether the server has ended it. */
  readonly isOver: boolean
}

function headersOf(visitor: Visitor) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, accept: 'text/event-stream' }
}

async function openStream(visitor: Visitor): Promise<Reader> {
  const call = get(URL_OF_STREAM, { headers: headersOf(visitor), agent: false })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  answer.on('data', (chunk) => (text += chunk)).on('error', () => {})
  await until(async () => text.includes('retry: '))
  return {
    answer,
    get text() {
      return text
    },
    get isOver() {
      return answer.complete
    },
  }
}

test.group('Streams of events', (group) => {
  group.each.teardown(async () => {
    eventStreams.endAll()
    await until(async () => eventStreams.count === 0)
  })

  test('leave nothing behind when their readers go away, however early', async ({ assert }) => {
    const visitor = await signIn()
    const listeners = eventHub.listenerCount
    const readers = await Promise.all([1, 2, 3].map(() => openStream(visitor)))
    assert.isAbove(eventHub.listenerCount, listeners)
    for (const { answer } of readers) answer.destroy()
    // These are gone before the session has been read.
    const lines = Object.entries(headersOf(visitor)).map(([name, value]) => `${name}: ${value}`)
    for (let n = 0; n < 30; n++) {
      const socket = connect(Number(process.env.PORT), process.env.HOST)
      await once(socket, 'connect')
      socket.write(`GET /events HTTP/1.1\r\nhost: x\r\n${lines.join('\r\n')}\r\n\r\n`, () =>
        socket.destroy()
      )
    }
    await visitor.get('/user/profile')
    await until(async () => eventStreams.count === 0 && eventHub.listenerCount === listeners)
  })

  test('hold nothing of the requests that opened them, though these are counted', async ({
    assert,
    cleanup,
  }) => {
    const visitor = await signIn()
    await visitor.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
    const contexts: WeakRef<HttpContext>[] = []
    const note = {
      start({ ctx }: { ctx: HttpContext }) {
        if (ctx.request.url() === '/events') contexts.push(new WeakRef(ctx))
      },
    } as Parameters<typeof tracingChannels.httpRequest.subscribe>[0]
    tracingChannels.httpRequest.subscribe(note)
    cleanup(() => void tracingChannels.httpRequest.unsubscribe(note))
    const readers = await Promise.all([1, 2, 3].map(() => openStream(visitor)))
    assert.lengthOf(contexts, 3)
    await until(async () => {
      keptBytes()
      return contexts.every((context) => context.deref() === undefined)
    })
    assert.isFalse(readers.some(({ isOver }) => isOver))
  })

  test('end at once with the session that opened them, and only those', async ({ assert }) => {
    const here = await signIn()
    const there = await signIn(here.user)
    const [mine, theirs] = await Promise.all([openStream(here), openStream(there)])
    assert.equal((await there.post('/logout')).status, 204)
    await until(async () => theirs.isOver)
    assert.include(theirs.text, 'event: ended\ndata: {"reason":"signed_out"}')
    assert.isFalse(mine.isOver)

    const elsewhere = await signIn(here.user)
    const other = await openStream(elsewhere)
    const json = {
      current_password: PASSWORD,
      password: 'another-word-3',
      password_confirmation: 'another-word-3',
    }
    assert.equal((await here.call('PUT', '/user/password', { json })).status, 200)
    await until(async () => other.isOver && mine.isOver)
    // Where the password was changed the page comes back by itself, with the identifier that its session has now.
    const back = await openStream(here)
    assert.equal(back.answer.statusCode, 200)
    assert.isFalse(back.isOver)

    await endSessions(db.connection(), here.user.id)
    await until(async () => back.isOver)
  })

  test('of a look at an account end with it, and with the session of who looks', async ({
    assert,
  }) => {
    const merchant = await createMerchant()
    const operator = await signInOperator()
    const look = () => operator.post(`/admin/users/${merchant.id}/view`, { reason: 'They asked' })
    await look()
    const ended = await openStream(operator)
    await operator.call('DELETE', '/admin/view')
    await until(async () => ended.isOver)

    await look()
    const late = await openStream(operator)
    const since = Date.now() - (VIEW_MINUTES + 1) * 60_000
    await sql(
      db.connection(),
      `update sessions set data = jsonb_set(data, '{view_as,since}', to_jsonb(?::float8)) where user_id = ?`,
      [since, operator.user.id]
    )
    // With a new connection the streams look up their sessions, as they do every minute.
    await sql(
      db.connection(),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vitrine_events' and datname = current_database()`
    )
    await until(async () => late.isOver)
    assert.notInclude(late.text, 'signed_out', 'the page comes back as the operator')

    await look()
    const last = await openStream(operator)
    await endSessions(db.connection(), operator.user.id)
    await until(async () => last.isOver)
  })

  test('of a look at an account take the place of none of its own, and outlive sessions of its owner', async ({
    assert,
  }) => {
    const merchant = await signIn()
    const own: Reader[] = []
    for (let n = 0; n < MOST_STREAMS_PER_USER; n++) own.push(await openStream(merchant))
    const operator = await signInOperator()
    await operator.post(`/admin/users/${merchant.user.id}/view`, { reason: 'They asked' })
    const look = await openStream(operator)
    assert.isFalse(own.some(({ text }) => text.includes('replaced')))
    await endSessions(db.connection(), merchant.user.id)
    await until(async () => own.every(({ isOver }) => isOver) && look.isOver)
    assert.notInclude(look.text, 'signed_out')
    assert.isFalse((await openStream(operator)).isOver)
  })

  test('end with the account', async ({ assert }) => {
    const visitor = await signIn()
    const stream = await openStream(visitor)
    const json = { password: PASSWORD }
    assert.equal((await visitor.call('DELETE', '/user', { json })).status, 204)
    await until(async () => stream.isOver)
  })

  test('are as many for a user as pages are looked at: the oldest makes way, and is told to stay away', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const first = await openStream(visitor)
    const others: Reader[] = []
    for (let n = 0; n < MOST_STREAMS_PER_USER; n++) others.push(await openStream(visitor))
    await until(async () => first.isOver)
    assert.include(first.text, 'event: ended\ndata: {"reason":"replaced"}')
    assert.isFalse(others.some(({ isOver }) => isOver))
    assert.equal(eventStreams.count, MOST_STREAMS_PER_USER)
  })

  test('drop a reader who does not read', async () => {
    const visitor = await signIn()
    const { answer } = await openStream(visitor)
    answer.pause()
    const event = {
      type: 'generation',
      userId: visitor.user.id,
      data: { prompt: 'x'.repeat(7_000) },
    }
    await until(async () => {
      for (let n = 0; n < 100; n++) await notifyEvent(db.connection(), event as never)
      return eventStreams.count === 0
    })
  })
})
