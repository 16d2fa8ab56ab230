import { test } from '@japa/runner'
import { knownFaults } from '../../known_faults.mjs'

const LOCK = {
  packages: {
    'node_modules/server': {},
    'node_modules/both': {},
    'node_modules/tool/node_modules/both': { dev: true },
    'node_modules/tool': { dev: true },
  },
}

const audit = (...found: [name: string, severity: string, ...nodes: string[]][]) => ({
  vulnerabilities: Object.fromEntries(
    found.map(([name, severity, ...nodes]) => [
      name,
      { name, severity, nodes: nodes.map((node) => `node_modules/${node}`) },
    ])
  ),
})

test.group('Known faults of parts', () => {
  test('are told apart by what runs in production and what builds and tests', ({ assert }) => {
    const found = audit(
      ['server', 'low', 'server'],
      ['both', 'moderate', 'both', 'tool/node_modules/both'],
      ['tool', 'low', 'tool'],
      ['unknown', 'low', 'elsewhere']
    )
    assert.deepEqual(knownFaults(found, LOCK), {
      production: { low: ['server', 'unknown'], moderate: ['both'] },
      tools: { low: ['tool'] },
      isGrave: false,
    })
    assert.deepEqual(knownFaults({}, LOCK), { production: {}, tools: {}, isGrave: false })
  })

  test('end the run where they are high in production, or critical in a tool', ({ assert }) => {
    const isGrave = (name: string, severity: string) =>
      knownFaults(audit([name, severity, name]), LOCK).isGrave
    assert.isTrue(isGrave('server', 'high'))
    assert.isFalse(isGrave('server', 'moderate'))
    assert.isFalse(isGrave('tool', 'high'))
    assert.isTrue(isGrave('tool', 'critical'))
  })
})
