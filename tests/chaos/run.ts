import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from '../../tools/launcher/pages/pages.js'
import { canMakeHosts } from '../support/hosts/network.js'
import { chaos } from './chaos.js'
import { ManyHosts } from './many_hosts.js'
import { OneMachine } from './one_machine.js'
import type { StartSystem } from './system.js'

/*
 * Has merchants order and pay while everything that they depend on is killed, stopped and cut off, and then compares what is there with what they
 * were told:
 *
 *   npm run chaos -- [--hosts | --provider] [--minutes 30] [--merchants 4] [--seed 1]
 *
 * With --hosts on many hosts, each a network namespace with an address of its own, as root on Linux with haproxy and pgbouncer; else on one
 * machine, with --provider one whose pictures an emulated provider makes, which fails too.
 *
 * Ends with code 1 when something does not agree. The seed is said at the start: the same one brings the same faults in the same order.
 */

const { values } = parseArgs({
  options: {
    hosts: { type: 'boolean', default: false },
    provider: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    merchants: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
if (values.hosts && !(await canMakeHosts())) {
  console.log(
    'Skipped: hosts need Linux, root, and the programs ip, tc, unshare, haproxy and pgbouncer.'
  )
  process.exit()
}
const seed = Number(values.seed)
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-chaos-'))
await chmod(dataDir, 0o711)
console.log(`Seed ${seed}`)
try {
  if (values.hosts) await buildPages(new AbortController().signal)
  const { faults, orders, payments, differences } = await chaos({
    start: chosen(),
    dataDir,
    seconds: Number(values.minutes) * 60,
    merchants: Number(values.merchants),
    seed,
    say: (line) => console.log(line),
  })
  console.log(`${faults} faults, ${orders} orders, ${payments} payments`)
  for (const difference of differences) console.error(difference)
  console.log(
    differences.length === 0 ? 'Everything agrees.' : `${differences.length} differences.`
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()

function chosen(): StartSystem {
  if (values.hosts) return ManyHosts.start
  return values.provider ? OneMachine.startWithProvider : OneMachine.start
}
