import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { finish } from './finish.js'

/*
 * npm run sets:render -- [set[/view] ...] [--size 1152] [--samples 8] [--out sets] [--raw folder] [--keep]
 *
 * Renders all views of all sets, or those named, with Blender and turns them into the files that are shipped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1152' },
    samples: { type: 'string', default: '8' },
    out: { type: 'string', default: 'sets' },
    raw: { type: 'string', default: join(tmpdir(), 'vitrine-sets') },
    keep: { type: 'boolean', default: false },
  },
})
const scripts = import.meta.dirname
const all = readdirSync(join(scripts, 'scenes'))
  .filter((file) => file.endsWith('.py') && !file.startsWith('_'))
  .map((file) => file.slice(0, -3).replaceAll('_', '-'))

const wanted = (positionals.length > 0 ? positionals : all).flatMap((name) => {
  const [set = '', view] = name.split('/')
  return (view ? [view] : ['eye', 'high']).map((one) => [set, one] as const)
})

/** Renders one view; resolves when Blender is done and rejects with what it said. */
async function render(set: string, view: string) {
  const started = Date.now()
  const script = ['-b', '--python-exit-code', '1', '-P', join(scripts, 'render.py')]
  const task = ['--', values.raw, set, view, values.size, values.samples]
  const blender = spawn('blender', [...script, ...task], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [blender.stdout, blender.stderr]) {
    stream.on('data', (part) => (said = (said + part).slice(-4000)))
  }
  const [status] = (await once(blender, 'close')) as [number]
  if (status !== 0) throw new Error(`Blender could not render ${set}/${view}:\n${said}`)
  console.error(`${set}/${view}: rendered in ${Math.round((Date.now() - started) / 1000)} s`)
}

async function develop(set: string, view: string) {
  const started = Date.now()
  await finish(values.raw, values.out, set, view)
  for (const part of values.keep ? [] : ['a', 'b', 'probe']) {
    rmSync(join(values.raw, `${set}.${view}.${part}.exr`))
  }
  console.error(`${set}/${view}: developed in ${Math.round((Date.now() - started) / 1000)} s`)
}

// Blender renders the next view while the last one is developed.
mkdirSync(values.raw, { recursive: true })
let last: readonly [string, string] | undefined
for (const view of wanted) {
  const rendering = render(...view)
  if (last) await develop(...last)
  await rendering
  last = view
}
if (last) await develop(...last)
