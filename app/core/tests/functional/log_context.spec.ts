import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { Logger } from '@adonisjs/core/logger'
import logger from '@adonisjs/core/services/logger'
import loggerConfig from '#config/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { logContext, type LogContext, withLogContext } from '#app/core/log_context'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createSubscriber } from '#tests/support/merchant'
import { FAULT } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'

/** What the log says beside a line's own words, wherever `level` is used until the test is over. */
function listen(level: 'warn' | 'error', cleanup: (work: () => void) => void) {
  const lines: { said: string; context: LogContext }[] = []
  const write = logger[level].bind(logger)
  cleanup(() => void (logger[level] = write))
  logger[level] = (...args: unknown[]) => {
    lines.push({ said: String(args.at(-1)), context: { ...logContext() } })
    return (write as (...args: unknown[]) => void)(...args)
  }
  return lines
}

test.group('The log', () => {
  test('names request and user of a line that knows neither', async ({ assert, cleanup }) => {
    const lines = listen('error', cleanup)
    const visitor = await signIn()
    const { id } = firstOf(
      await sql<{ id: string }>(
        db.connection(),
        `insert into media (owner_id, disk_key, mime, bytes, checksum) values (?, ?, 'image/png', 4, 'x') returning id`,
        [visitor.user.id, `originals/00/${randomUUID()}`]
      )
    )
    const requestId = randomUUID()
    const headers = { 'x-request-id': requestId }
    assert.equal((await visitor.get(`/media/${id}`, { headers })).status, 410)
    const line = lines.find(({ context }) => context.request_id === requestId)
    assert.equal(line?.said, 'stored file is missing')
    assert.deepEqual(line?.context, { request_id: requestId, userId: visitor.user.id })
  })

  test('names the work and whose it is in a worker', async ({ assert, cleanup }) => {
    const lines = listen('warn', cleanup)
    const visitor = await signIn(await createSubscriber())
    const [product] = await createTrainedProducts(visitor.user.id, ['Mug'])
    const prompt = `${FAULT} invalid_input`
    assert.equal((await visitor.post(`/api/generate/${product}`, { prompt })).status, 422)
    const line = await until(async () =>
      lines.find(({ context }) => context.userId === visitor.user.id)
    )
    assert.equal(line.said, 'generation attempt failed')
    assert.match(line.context.generationId!, /^[0-9a-f-]{36}$/)
  })

  test('says each of these once in a line', ({ assert }) => {
    let written = ''
    const destination = new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk)
        done()
      },
    })
    const config = { ...loggerConfig.loggers.app, level: 'info', enabled: true, destination }
    const own = new Logger(config)
    withLogContext({ request_id: 'r1', userId: 7, generationId: 'g1' }, () => {
      own.info({ generationId: 'g2' }, 'plain')
      own.child({ request_id: 'r1' }).info('of a request')
    })
    own.info('outside')
    const [plain, ofRequest, outside] = written.trim().split('\n')
    assert.deepInclude(JSON.parse(plain!), { request_id: 'r1', userId: 7, generationId: 'g2' })
    assert.deepInclude(JSON.parse(ofRequest!), { request_id: 'r1', userId: 7, generationId: 'g1' })
    assert.lengthOf(ofRequest!.match(/request_id/g)!, 1)
    assert.notProperty(JSON.parse(outside!), 'userId')
  })
})
