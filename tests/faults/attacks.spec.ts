import { test } from '@japa/runner'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { ROOT, TYPESCRIPT } from '../../tools/launcher/settings.js'
import { run } from '../../tools/launcher/processes/run.js'

/** Small: what they show depends on the setting, not on the machine. `tests/attacks` has them large. */
const ATTACKS: [sentence: string, name: string, ...options: string[]][] = [
  [
    'three hundred guests at once are answered or told when to come back, and who is signed in is answered',
    'guests',
    '--count',
    '300',
    // How soon is for a quiet machine to tell.
    '--milliseconds',
    '60000',
  ],
  ['slow connections harm nobody', 'slow_connections', '--count', '120'],
  [
    'streams of events that are broken off leave nothing behind',
    'aborted_streams',
    '--count',
    '200',
  ],
  [
    'a database that is away is asked for seldom, and leaves nothing behind when it is back',
    'database_away',
    '--seconds',
    '20',
  ],
]

test.group('Attacks on a web process that takes little on', (group) => {
  let target: string[]

  group.setup(async () => {
    // Without the watchdog of the loop: hundreds of requests that come at once are no single block.
    const { url } = await sharedInstallation({
      engine: 'none',
      env: { REQUESTS_IN_WORK: '6', NODE_OPTIONS: '' },
    })
    const { email } = await createMerchant()
    target = ['--url', url, '--email', email, '--password', PASSWORD]
  })

  for (const [sentence, name, ...options] of ATTACKS) {
    test(sentence, async ({ assert }) => {
      const script = `tests/attacks/${name}.ts`
      const args = [TYPESCRIPT, script, ...target, ...options]
      const { code, output } = await run(process.execPath, args, { cwd: ROOT })
      assert.equal(code, 0, output)
    }).tags(['@long'])
  }
})
