import { test } from '@japa/runner'
import { SETTINGS } from '#start/env'
import { copyEnv, copySettings, restoringEnv } from '../../rehearsal/copy.js'
import { isRehearsal, readOrder } from '../../rehearsal/order.js'
import { readSettings } from '../../settings.js'

/** All that an operator can set, those of providers among it. */
const EVERYTHING = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, 'set']))

/** What a copy gets of its own, or may know. */
const KNOWN = [
  ...['NODE_ENV', 'HOST', 'PORT', 'APP_KEY', 'APP_PREVIOUS_KEYS', 'DATABASE_URL', 'DATA_DIR'],
  ...['DATABASE_POOL', 'REQUESTS_IN_WORK', 'LOG_LEVEL', 'ENGINE_THREADS', 'VISION', 'FFMPEG_PATH'],
  ...['C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY', 'PAYMENTS', 'REQUIRE_SUBSCRIPTION', 'PAYOUTS'],
  ...['MAIL_FROM', 'FEATURES_OFF', 'AFFILIATE_ATTRIBUTION', 'DRIVE_DISK'],
]

test.group('A rehearsal', () => {
  const copy = copySettings(readSettings([]), 4444)
  const keys = { APP_KEY: 'k', APP_PREVIOUS_KEYS: '' }
  const database = 'postgres://copy@localhost/copy'

  test('leaves whatever leads to others out of the settings of the copy, and cuts it off', ({
    assert,
  }) => {
    const env = copyEnv(copy, keys, database, EVERYTHING)
    assert.sameMembers(
      Object.keys(SETTINGS).filter((name) => env[name] !== undefined),
      KNOWN
    )
    const { PAYMENTS, PAYOUTS, DRIVE_DISK, HOST, PORT, REHEARSAL } = env
    assert.deepEqual(
      { PAYMENTS, PAYOUTS, DRIVE_DISK, HOST, PORT, REHEARSAL },
      {
        ...{ PAYMENTS: 'off', PAYOUTS: 'off', DRIVE_DISK: 'fs' },
        ...{ HOST: '127.0.0.1', PORT: '4444', REHEARSAL: 'on' },
      }
    )
    assert.match(env.NODE_OPTIONS!, /--require=".+cut_off\.mjs"/)
    // The file of settings is not read a second time.
    assert.equal(env.ENV_PATH, copy.dataDir)
    assert.notEqual(copy.dataDir, readSettings([]).dataDir)
  })

  test('lets what restores know the bucket of checkpoints and none of the providers', ({
    assert,
  }) => {
    const env = restoringEnv(copy, keys, database, EVERYTHING)
    const more = Object.keys(SETTINGS).filter((name) => env[name] && !KNOWN.includes(name))
    assert.isNotEmpty(more)
    assert.isTrue(more.every((name) => /^(BACKUP_)?S3_/.test(name)))
  })

  test('is ordered by the command, and refused in a sentence when that makes no sense', ({
    assert,
  }) => {
    assert.isTrue(isRehearsal(['restore', '--from=a', '--rehearse']))
    assert.isFalse(isRehearsal(['restore', '--from=a']))
    assert.isFalse(isRehearsal(['backup', '--rehearse']))
    const whole = ['2026', '--rehearse', '--from=b', '--keep', '--port=5000']
    assert.deepEqual(readOrder(whole, { BACKUP_TO: 'a' }), {
      ...{ place: 'b', checkpoint: '2026', port: 5000, keeps: true },
    })
    assert.deepEqual(readOrder(['--rehearse'], { BACKUP_TO: 'a' }), {
      ...{ place: 'a', checkpoint: null, port: null, keeps: false },
    })
    const wrong: [string[], RegExp][] = [
      [[], /Say where it is with --from=FOLDER/],
      [['--from=a', '--port=x'], /--port is "x"/],
      [['--from=a', '--replace'], /takes --from, --keep and --port: Unknown option '--replace'/],
      [['--from=a', 'one', 'two'], /Name one checkpoint/],
    ]
    for (const [args, sentence] of wrong) assert.throws(() => readOrder(args, {}), sentence)
  })
})
