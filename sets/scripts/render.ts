import { spawnSync } from 'node:child_process'
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

mkdirSync(values.raw, { recursive: true })
for (const wanted of positionals.length > 0 ? positionals : all) {
  const [set, view] = wanted.split('/')
  for (const one of view ? [view] : ['eye', 'high']) {
    const started = Date.now()
    const script = ['-b', '--python-exit-code', '1', '-P', join(scripts, 'render.py')]
    const task = ['--', values.raw, set, one, values.size, values.samples]
    const { status, stdout, stderr } = spawnSync('blender', [...script, ...task], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) {
      console.error(stdout?.slice(-2000), stderr)
      throw new Error(`Blender could not render ${set}/${one}`)
    }
    const rendered = Date.now()
    await finish(values.raw, values.out, set, one)
    if (!values.keep) {
      for (const part of ['a', 'b', 'probe']) rmSync(join(values.raw, `${set}.${one}.${part}.exr`))
    }
    const [render, develop] = [rendered - started, Date.now() - rendered].map((ms) =>
      Math.round(ms / 1000)
    )
    console.error(`${set}/${one}: rendered in ${render} s, developed in ${develop} s`)
  }
}
