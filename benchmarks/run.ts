import 'reflect-metadata'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * `npm run bench`: the figures that Vitrine holds itself to, each beside what plain libraries give in the same run. On a
 * shared machine compare the two, not one with yesterday's. `npm run bench -- engine` or `-- web` measures one half,
 * `-- billing` payments and credits alone, `-- batch` a batch of many products, `-- javascript` what browsers load,
 * `-- feedback` what a merchant sees when.
 */
const half = process.argv[2]
if (half === undefined || half === 'engine') {
  const { benchEngine } = await import('./engine/run.js')
  await benchEngine()
}
if (half === 'engine') process.exit()

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
await chmod(folder, 0o711)
process.env.DATA_DIR = folder

const { closeBench, openBench } = await import('./bench_instance.js')
const { benchBatch } = await import('./batch.js')
const { benchBilling } = await import('./billing.js')
const { benchFeedback } = await import('./feedback.js')
const { benchJavaScript } = await import('./javascript.js')
const { benchPages } = await import('./pages.js')
const { benchResults } = await import('./results.js')
const { benchSignIn } = await import('./sign_in.js')
const { benchVariants } = await import('./variants.js')
const { benchLatency, benchOverhead } = await import('./work.js')

const bench = await openBench()
try {
  if (half === 'javascript') await benchJavaScript()
  if (half === 'feedback') await benchFeedback(bench)
  if (half === undefined || half === 'web') {
    await benchJavaScript()
    await benchFeedback(bench)
    await benchLatency(bench)
    await benchOverhead(bench)
    await benchPages(bench)
    await benchSignIn(bench)
    await benchVariants(bench)
    await benchResults(bench)
  }
  // Last: they boot the application in this process.
  if (half === undefined || half === 'web' || half === 'billing') await benchBilling(bench)
  if (half === undefined || half === 'web' || half === 'batch') await benchBatch(bench)
} finally {
  await closeBench(bench)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()
