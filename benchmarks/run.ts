import 'reflect-metadata'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/*
 * `npm run bench`: the figures that Vitrine holds itself to, each beside what plain libraries give in the same run. On a
 * shared machine compare the two, not one with yesterday's. `npm run bench -- engine` or `-- web` measures one half, `-- engine --photos FOLDER` the cut-outs of photos of one's own,
 * `-- films --photos FOLDER` what is made of them in other shapes, `-- scale --users N` pages among N other accounts, and
 * `-- remote`, `kills`, `failover`, `streams`, `bare`, `profile`, `queue`, `upgrade`, `tracing`, `javascript`, `landing`, `phone`, `feedback`, `draft`, `interactions`, `pages`, `sign-in`, `variants`, `results`, `credentials`, `affiliates`, `billing`, `batch`, `lighthouse` or `api` one part of the other. `-- backup --gigabytes 10` stands
 * by itself: it writes several times as much to the disk as it says, 1 GB unless it says; `-- footprint --photos FOLDER` tells what a piece of work
 * takes of processors and of the store.
 */
const half = process.argv[2]
if (half === undefined || half === 'engine') {
  const photos = process.argv.indexOf('--photos')
  if (photos > 0) {
    const { benchPhotos } = await import('./engine/real_photos.js')
    await benchPhotos(process.argv[photos + 1]!)
  } else {
    const { benchEngine } = await import('./engine/run.js')
    await benchEngine()
  }
}
if (half === 'engine') process.exit()
if (half === 'films') {
  const photos = process.argv.indexOf('--photos')
  if (photos < 0) throw new Error('Name a folder of photos: --photos FOLDER')
  const { benchFilmsOf } = await import('./films/run.js')
  await benchFilmsOf(process.argv[photos + 1]!)
  process.exit()
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
await chmod(folder, 0o711)
process.env.DATA_DIR = folder

const { closeBench, openBench } = await import('./bench_instance.js')
const { benchAffiliates } = await import('./affiliates.js')
const { benchDraft } = await import('./draft.js')
const { benchEdits } = await import('./api_edits.js')
const { benchLargeBody, benchRefusals } = await import('./api_refusals.js')
const { benchBatch } = await import('./batch.js')
const { benchBilling } = await import('./billing.js')
const { benchCredentials } = await import('./credentials.js')
const { benchFeedback } = await import('./feedback.js')
const { benchInteractions } = await import('./interactions.js')
const { benchJavaScript } = await import('./javascript.js')
const { benchLanding } = await import('./landing.js')
const { benchLighthouse } = await import('./lighthouse.js')
const { benchPhone } = await import('./phone.js')
const { benchPages } = await import('./pages.js')
const { benchBare, benchProfile } = await import('./web_process/bare.js')
const { benchResults } = await import('./results.js')
const { benchScrolling } = await import('./scrolling.js')
const { benchSignIn } = await import('./sign_in.js')
const { benchVariants } = await import('./variants.js')
const { benchLatency, benchOverhead } = await import('./work.js')

if (half === 'upgrade') {
  const { benchUpgrade } = await import('./upgrade.js')
  try {
    await benchUpgrade(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  process.exit()
}

// By themselves: they have instances of their own, and boot the application beside them.
if (half === 'remote' || half === 'kills' || half === 'tracing') {
  if (half === 'tracing') await (await import('./tracing.js')).benchTracing()
  else if (half === 'remote') await (await import('./remote.js')).benchRemote()
  else await (await import('./kills.js')).benchKills()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  process.exit()
}

if (half === 'bare' || half === 'profile' || half === 'streams') {
  if (half === 'streams') await (await import('./streams.js')).benchStreams()
  else await (half === 'bare' ? benchBare() : benchProfile(process.argv.slice(3)))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  process.exit()
}

if (half === 'failover') {
  await (await import('./failover.js')).benchFailover()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  process.exit()
}

if (half === 'queue') {
  await (await import('./queue.js')).benchQueue(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  process.exit()
}

if (half === 'scale') {
  await (await import('./scale.js')).benchScale(process.argv.slice(3))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  process.exit()
}

const bench = await openBench()
if (half === 'footprint') {
  const { benchFootprint } = await import('./footprint.js')
  const photos = process.argv.indexOf('--photos')
  await benchFootprint(
    bench,
    photos < 0 ? 'tests/fixtures/photos/monster_toy' : process.argv[photos + 1]!
  )
}
if (half === 'backup') {
  const { benchBackup } = await import('./backup.js')
  const { values } = parseArgs({
    options: { gigabytes: { type: 'string', default: '1' } },
    strict: false,
  })
  await benchBackup(bench, Number(values.gigabytes))
}
const parts: [string, () => Promise<void>][] = [
  ['javascript', () => benchJavaScript()],
  ['lighthouse', () => benchLighthouse(bench)],
  ['landing', () => benchLanding(bench)],
  ['phone', () => benchPhone(bench)],
  ['interactions', () => benchInteractions(bench)],
  ['feedback', () => benchFeedback(bench)],
  ['draft', () => benchDraft(bench)],
  ['pages', () => benchLatency(bench)],
  ['pages', () => benchOverhead(bench)],
  ['pages', () => benchPages(bench)],
  ['pages', () => benchBare()],
  ['sign-in', () => benchSignIn(bench)],
  ['variants', () => benchVariants(bench)],
  ['results', () => benchResults(bench)],
  ['results', () => benchScrolling(bench)],
  ['credentials', () => benchCredentials()],
  ['api', () => benchLargeBody(bench)],
  ['affiliates', () => benchAffiliates(bench)],
  // Last: they boot the application in this process.
  ['billing', () => benchBilling(bench)],
  ['batch', () => benchBatch(bench)],
  ['api', () => benchEdits(bench)],
  ['api', () => benchRefusals(bench)],
]
try {
  for (const [name, measure] of parts) {
    if (half === undefined || half === 'web' || half === name) await measure()
  }
} finally {
  await closeBench(bench)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()
