import { test } from '@japa/runner'
import { Failure } from '../../failure.js'
import { readSettings } from '../../settings.js'

test.group('Settings of mail', () => {
  test('a mail server that is none ends the start with a sentence and without the password', ({
    assert,
    cleanup,
  }) => {
    const before = { ...process.env }
    cleanup(() => void (process.env = before))
    delete process.env.MAIL_DRIVER
    process.env.SMTP_URL = 'https://ada:secret@mail.test'
    try {
      readSettings([])
      assert.fail('it was taken')
    } catch (error) {
      assert.instanceOf(error, Failure)
      assert.match((error as Error).message, /^SMTP_URL is not the address of a mail server/)
      assert.notInclude((error as Error).message, 'secret')
    }
    process.env.SMTP_URL = 'smtp://ada:pa#ss@mail.test'
    assert.isFalse(readSettings([]).mailbox)
  })
})

test.group('Which processes a start keeps running', (group) => {
  const before = { ...process.env }
  group.each.teardown(() => void (process.env = { ...before }))

  test('both by default, and one alone beside a database that others reach', ({ assert }) => {
    delete process.env.PROCESSES
    assert.sameMembers([...readSettings([]).runs], ['web', 'worker'])
    Object.assign(process.env, { PROCESSES: 'worker', DATABASE_URL: 'postgres://db/vitrine' })
    assert.deepEqual([...readSettings([]).runs], ['worker'])
  })

  test('PROCESSES={PROCESSES} with the database "{DATABASE_URL}" is refused with a sentence')
    .with([
      { PROCESSES: 'wroker', DATABASE_URL: 'postgres://db/vitrine' },
      { PROCESSES: 'web,', DATABASE_URL: 'postgres://db/vitrine' },
      { PROCESSES: 'worker', DATABASE_URL: '' },
    ])
    .run(({ assert }, settings) => {
      Object.assign(process.env, settings)
      assert.throws(() => readSettings([]), /must be web, worker, or web,worker|needs DATABASE_URL/)
    })
})

test('the way past a pool is refused without the way through it', ({ assert, cleanup }) => {
  const before = { ...process.env }
  cleanup(() => void (process.env = before))
  Object.assign(process.env, { DATABASE_URL: '', DATABASE_DIRECT_URL: 'postgres://db/vitrine' })
  assert.throws(() => readSettings([]), /^DATABASE_DIRECT_URL leads past the pool/)
  process.env.DATABASE_URL = 'postgres://pool/vitrine'
  assert.equal(readSettings([]).directDatabaseUrl, 'postgres://db/vitrine')
  process.env.DATABASE_DIRECT_URL = ''
  assert.equal(readSettings([]).directDatabaseUrl, 'postgres://pool/vitrine')
})
