import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { startInstance } from '#tests/support/instance'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { SocialServer } from '#tests/support/social/server'
import { describeSamples } from './describe_samples.js'
import { overflow, visitScreensOnce } from './visit_screens.js'

test('every page and state can be reached, is accessible and fits a phone and a desk', async ({
  assert,
  browser,
  cleanup,
}) => {
  const social = await SocialServer.start()
  const instance = await startInstance({ env: { ...social.environment(), PAYMENTS: 'sandbox' } })
  social.appUrl = instance.url
  cleanup(async () => {
    await instance.stop()
    social.stop()
  })
  await describeSamples(instance.databaseUrl)
  const faults: string[] = []
  await visitScreensOnce(
    browser,
    instance.url,
    async ({ screen, page, width, refusals }, failure) => {
      const place = `${screen.name} at ${width}`
      if (failure) {
        faults.push(`${place}: ${failure.message}`)
        return
      }
      for (const refusal of refusals) faults.push(`${place}: ${refusal}`)
      if (width === ZOOMED.width) {
        faults.push(...(await reflowFaults(page)).map((fault) => `${place}: ${fault}`))
        return
      }
      for (const fault of await accessibilityFaults(page)) faults.push(`${place}: ${fault}`)
      const pixels = await overflow(page, width)
      if (pixels > 0) faults.push(`${place}: scrolls sideways by ${pixels} pixels`)
    }
  )
  assert.deepEqual(faults, [])
})
