import { test } from '@japa/runner'
import { agentText } from '#app/accounts/sessions/describe_agent'

test.group('A device', () => {
  test('is named by browser and system', ({ assert }) => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    assert.equal(agentText(firefox), 'Firefox on Linux')
  })

  test('is unknown when it does not say')
    .with([null, ''])
    .run(({ assert }, agent) => {
      assert.equal(agentText(agent), 'Unknown device')
    })
})
