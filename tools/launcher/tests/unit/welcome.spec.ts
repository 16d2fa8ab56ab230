import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { welcome } from '../../welcome.js'

const HERE = { host: '127.0.0.1', port: 3333, runs: ['web', 'worker'] as const }
const OPEN = { ...HERE, demo: true, mailbox: true }
const say = (settings: Parameters<typeof welcome>[0], setup: string | null = null) =>
  welcome(settings, { appKey: 'k'.repeat(32), setup }, 1.23)

test.group('What a start says', () => {
  test('warns where others reach the demo merchant, and only there', ({ assert }) => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1']) {
      const warning = new RegExp(
        `^Warning: HOST=${host} lets others in.*demo merchant's password`,
        'm'
      )
      assert.match(say({ ...OPEN, host }), warning)
      assert.notInclude(say({ ...OPEN, host, demo: false }), 'Warning')
    }
    for (const host of ['127.0.0.1', 'localhost', '::1']) {
      assert.notInclude(say({ ...OPEN, host }), 'Warning', host)
    }
  })

  test('names the demo merchant and the mailbox where they are open', ({ assert }) => {
    assert.include(say(OPEN), `${DEMO_MERCHANT.email} / ${DEMO_MERCHANT.password}`)
    assert.match(say(OPEN), /^Mail.*http:\/\/127\.0\.0\.1:3333\/mailbox\?key=\S{20,}$/m)
    const closed = say({ ...OPEN, demo: false, mailbox: false })
    assert.notMatch(closed, /demo|mailbox/)
    assert.notInclude(closed, 'operator')
    const worker = say({ ...OPEN, runs: ['worker'], host: '0.0.0.0' })
    assert.equal(worker, '\nA worker of Vitrine is ready after 1.2 s.')
  })

  test('has the link that makes the first operator on a line of its own', ({ assert }) => {
    const link = 'https://shop.test/setup?key=abc'
    const said = say({ ...HERE, demo: false, mailbox: false }, link)
    assert.match(
      said,
      /^There is no operator yet\. .*\n\n {2}https:\/\/shop\.test\/setup\?key=abc\n$/m
    )
  })
})
