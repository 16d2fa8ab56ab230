import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { soak, type Soaked } from './soak.js'

/*
 * Has merchants work for a long time, and tells whether what the installation holds goes on growing:
 *
 *   npm run soak -- [--hours 1 | --minutes 5] [--merchants 4] [--seed 1]
 *
 * Ends with code 1 when something does. How that is reckoned is in growth.ts and docs/performance.md.
 */

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    merchants: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const minutes = values.minutes === undefined ? 60 * Number(values.hours) : Number(values.minutes)
if (!(minutes >= 1)) throw new Error('It takes a minute at least: --minutes 1')
const seed = Number(values.seed)
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-soak-'))
await chmod(dataDir, 0o711)
console.log(`Seed ${seed}`)
try {
  const soaked = await soak({
    dataDir,
    seconds: minutes * 60,
    merchants: Number(values.merchants),
    seed,
    say: (line) => console.log(line),
  })
  report(soaked)
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()

function report({ acts, samples, measures, tables }: Soaked): void {
  console.log(`\n${[...acts].map(([name, count]) => `${name}: ${count}`).join(', ')}`)
  console.log(`\n${samples} samples; of their second half the medians of three thirds:`)
  for (const { name, unit, thirds, share, slope, isGrowing } of measures) {
    const shown = thirds.map((each) => each.toFixed(1).padStart(9)).join('')
    const percent = `${(100 * share).toFixed(1)} %`.padStart(9)
    const hourly = `${slope.toFixed(2)} ${unit} an hour`
    console.log(`  ${isGrowing ? '✖' : '✔'} ${name.padEnd(34)}${shown}${percent}   ${hourly}`)
  }
  console.log('\nThe largest tables:')
  for (const { name, live, dead, megabytes } of tables) {
    console.log(`    ${name.padEnd(34)} ${live} rows, ${dead} dead, ${megabytes.toFixed(1)} MB`)
  }
  const growing = measures.filter(({ isGrowing }) => isGrowing)
  console.log(growing.length === 0 ? '\nNothing grows.' : `\n${growing.length} grow.`)
  process.exitCode = growing.length === 0 ? 0 : 1
}
