import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { run } from '../../../tools/launcher/processes/run.js'
import { ROOT } from '../../../tools/launcher/settings.js'

test('an npm that cannot read the lock file is named before anything is installed', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-install-'))
  cleanup(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'bin'))
  for (const name of ['install.mjs', 'lock.mjs']) {
    await copyFile(join(ROOT, 'bin', name), join(folder, 'bin', name))
  }
  const npm = join(folder, 'npm.cjs')
  const { PATH } = process.env
  const install = async (version: string) => {
    await writeFile(
      npm,
      `console.log(process.argv[2] === '--version' ? '${version}' : 'installed')`
    )
    const script = `import { installMissing } from './bin/install.mjs'
      await installMissing(false).catch((error) => console.log(error.message))`
    const { output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { PATH, npm_execpath: npm, npm_node_execpath: process.execPath },
    })
    return output
  }
  const refused = await install('9.2.0')
  assert.include(refused, 'Vitrine needs npm 10 or newer, and this is 9.2.0')
  assert.notInclude(refused, 'installed')
  assert.include(await install('10.8.2'), 'installed')
})
