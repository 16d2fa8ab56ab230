import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { findPromtool } from '#tests/support/promtool'
import { run } from '../../../../tools/launcher/processes/run.js'

test('each alert has a test in which it rings', async ({ assert }) => {
  const read = (name: string) => readFile(app.makePath('deploy/observability', name), 'utf8')
  const alerts = [...(await read('alerts.yml')).matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name!
  )
  const tried = await read('alerts_test.yml')
  for (const name of alerts) {
    assert.match(tried, new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`), name)
  }
})

test('Prometheus takes its settings and alerts, and they ring when they should', async ({
  assert,
  cleanup,
}) => {
  const promtool = (await findPromtool())!
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-alerts-'))
  cleanup(() => rm(folder, { recursive: true }))
  for (const name of ['prometheus.yml', 'alerts.yml', 'alerts_test.yml']) {
    await copyFile(app.makePath('deploy/observability', name), join(folder, name))
  }
  await writeFile(join(folder, 'metrics_token'), 'token')
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts_test.yml'],
  ]) {
    const { code, output } = await run(promtool, args, { cwd: folder, env: process.env })
    assert.equal(code, 0, output)
    assert.include(output, 'SUCCESS')
  }
})
  .skip(
    async () => (await findPromtool()) === null,
    'promtool (Debian: prometheus) is not installed and could not be'
  )
  .tags(['@long'])
  .timeout(120_000)
