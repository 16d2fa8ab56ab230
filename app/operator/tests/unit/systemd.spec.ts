import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { onPath } from '../../../../tools/launcher/browsers/system_programs.js'
import { BAD_SETTINGS, UNFIT_DATABASE } from '../../../../bin/exit_codes.js'
import { run } from '../../../../tools/launcher/processes/run.js'

/** Of ten: what systemd calls "OK" ends at 4.9, and the unit had 1.7 when it was written. */
const MOST_EXPOSED = 2

const UNIT = app.makePath('deploy/systemd/vitrine.service')

test.group('The unit for systemd', () => {
  test('is one that systemd takes, and leaves the service little', async ({ assert, cleanup }) => {
    const [analyze] = onPath(['systemd-analyze'])
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-unit-'))
    cleanup(() => rm(folder, { recursive: true }))
    // Where tests run, Node may lie elsewhere; systemd looks for the program.
    const unit = (await readFile(UNIT, 'utf8')).replace('/usr/bin/node', process.execPath)
    const copy = join(folder, 'vitrine.service')
    await writeFile(copy, unit)
    const security = ['security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`]
    for (const args of [['verify'], security]) {
      const { code, output } = await run(analyze!, [...args, copy], { env: process.env })
      assert.equal(code, 0, output)
      assert.notMatch(output, /Unknown|Failed to/)
    }
  }).skip(
    () => onPath(['systemd-analyze']).length === 0,
    'systemd-analyze (Debian: systemd) is not installed'
  )

  test('does not start again what would end the same way', async ({ assert }) => {
    const unit = await readFile(UNIT, 'utf8')
    const [, codes] = /^RestartPreventExitStatus=(.*)$/m.exec(unit) ?? []
    assert.sameMembers(codes?.split(' ').map(Number) ?? [], [BAD_SETTINGS, UNFIT_DATABASE])
  })
})
