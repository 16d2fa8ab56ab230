import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { run } from '../../../../tools/launcher/processes/run.js'
import { ROOT, TYPESCRIPT } from '../../../../tools/launcher/settings.js'

test('benchmarks begin without the application, which they start themselves', async ({
  assert,
}) => {
  const program = await readFile(join(ROOT, 'benchmarks/run.ts'), 'utf8')
  const parts = [...program.matchAll(/^const .* = await import\('\.\/(\w+)\.js'\)$/gm)]
  assert.isAbove(parts.length, 10)
  const imports = parts.map(([, part]) => `await import('./benchmarks/${part}.ts')`)
  const args = [TYPESCRIPT, '--input-type=module', '--eval', imports.join(';')]
  const { code, output } = await run(process.execPath, args, { cwd: ROOT })
  assert.equal(code, 0, output)
})
