import { Writable } from 'node:stream'
import { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import loggerConfig from '#config/logger'
import { describeThrown } from '../../error_log/described_error.js'
import { type CountedError, errorLog, ErrorLog } from '../../error_log/error_log.js'
import { withLogContext } from '../../log_context.js'

const thrown = (message: string) => new Error(message)

/** What a log has written, a call after the other. */
function writing(log: ErrorLog) {
  const calls: CountedError[][] = []
  log.writeBy(async (errors) => void calls.push(errors))
  return calls
}

test.group('The error log', () => {
  test('tells the same errors by all but numbers and ids', ({ assert }) => {
    const of = (message: string) => describeThrown(thrown(message)).fingerprint
    const id = '0197a1c2-1111-7222-8333-944445555666'
    assert.equal(of('Product 17 is away'), of('Product 230188 is away'))
    assert.equal(of(`No work ${id}`), of(`No work ${id.replace('0', '9')}`))
    assert.notEqual(of('Product 17 is away'), of('Product 17 is late'))
    const other = describeThrown(new Error('Product 17 is away'))
    assert.notEqual(other.fingerprint, of('Product 17 is away'), 'thrown elsewhere')
    assert.match(other.frames, /^at .*app\/core\/tests\/unit\/error_log\.spec\.ts:\d+/m)
  })

  test('keeps errors in which whoever threw them put anything', ({ assert }) => {
    const odd = { message: { code: 7 }, name: null, stack: 5 }
    const described = describeThrown(Object.assign(thrown('x'), odd) as never)
    assert.deepInclude(described, { name: '', message: '', frames: '' })
  })

  test('keeps nothing that somebody sent', ({ assert }) => {
    const message = (text: string, fields = {}) =>
      describeThrown(Object.assign(thrown(text), fields)).message
    assert.equal(
      message('No "ada@example.test" at https://x.test/y?key=1'),
      'No "*" at https://x.test/y'
    )
    assert.equal(
      message(`The token vt_${'a'.repeat(40)} of 12345678 is wrong`),
      'The token * of 0 is wrong'
    )
    assert.equal(message('Answered 503 for "title"\nBody: secret'), 'Answered 503 for "title"')
    const refused = `insert into users values ('hunter') - invalid input syntax for type integer: "hunter"`
    assert.equal(
      message(refused, { severity: 'ERROR', code: '22P02' }),
      'invalid input syntax for type integer: "*"'
    )
  })

  test('writes a flood of one error as one, and an error told of twice once', async ({
    assert,
  }) => {
    const log = new ErrorLog()
    const calls = writing(log)
    for (let at = 0; at < 1_000; at++) log.keep(thrown(`Flood ${at}`), { userId: at })
    const twice = thrown('Told by the work, and by its job')
    log.keep(twice, { place: 'sweep mails' })
    log.keep(twice, { place: 'queue mails' })
    log.keep('no error')
    await log.flush()
    await log.flush()
    assert.lengthOf(calls, 1)
    assert.deepEqual(
      calls[0]!.map(({ times, userId, place }) => [times, userId, place]),
      [
        [1_000, 999, null],
        [1, null, 'sweep mails'],
      ]
    )
    for (let at = 0; at < 300; at++)
      log.keep(Object.assign(thrown('One'), { name: `E${'x'.repeat(at)}` }))
    await log.flush()
    assert.lengthOf(calls[1]!, 100)
  })

  test('hears what the log calls an error, with the request that it was in', ({
    assert,
    cleanup,
  }) => {
    const kept: unknown[][] = []
    const keep = errorLog.keep.bind(errorLog)
    cleanup(() => void (errorLog.keep = keep))
    errorLog.keep = (...args: unknown[]) => void kept.push(args)
    const destination = new Writable({ write: (_chunk, _encoding, done) => done() })
    const config = { ...loggerConfig.loggers.app, level: 'info', enabled: true, destination }
    const logger = new Logger(config)
    const error = thrown('x')
    logger.error({ err: error, route: 'GET /products/:product' }, 'x')
    logger.child({ request_id: 'r' }).error({ err: error, sweep: 'mails', userId: 4 }, 'x')
    logger.warn({ err: error }, 'x')
    assert.deepEqual(kept, [
      [error, { place: 'GET /products/:product' }],
      [error, { place: 'sweep mails', userId: 4 }],
    ])
    const log = new ErrorLog()
    const calls = writing(log)
    withLogContext({ request_id: 'r1', userId: 7 }, () => log.keep(thrown('y')))
    return log.flush().then(() => assert.deepInclude(calls[0]![0], { requestId: 'r1', userId: 7 }))
  })
})
