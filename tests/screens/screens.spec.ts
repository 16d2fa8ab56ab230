import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { type Instance, startInstance } from '#tests/support/instance'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { SocialServer } from '#tests/support/social/server'
import { describeSamples } from './describe_samples.js'
import { overflow, visitScreensOnce } from './visit_screens.js'

/** Pages whose words are longest in German, which need no act to have them. */
const GERMAN = [
  ...['/dashboard', '/products', '/products/101', '/photos/generate/12', '/videos/generate/101'],
  ...['/ai-editor', '/generated-assets', '/batches', '/batches/new', '/recipes', '/review'],
  ...['/billing', '/user/profile', '/user/api-tokens', '/user/webhooks', '/teams/900'],
  ...['/affiliate', '/subscribe'],
]

test.group('Screens', (group) => {
  let instance: Instance
  let social: SocialServer

  group.setup(async () => {
    social = await SocialServer.start()
    instance = await startInstance({ env: { ...social.environment(), PAYMENTS: 'sandbox' } })
    social.appUrl = instance.url
    await describeSamples(instance.databaseUrl)
    return async () => {
      await instance.stop()
      social.stop()
    }
  })

  test('every page and state can be reached, is accessible, and fits a phone, a desk and a zoom of 400 %', async ({
    assert,
    browser,
  }) => {
    const faults: string[] = []
    const components = new Set<string | undefined>()
    await visitScreensOnce(
      browser,
      instance,
      async ({ screen, page, width, refusals }, failure) => {
        const place = `${screen.name} at ${width}`
        if (failure) {
          faults.push(`${place}: ${failure.message}`)
          return
        }
        components.add(await page.evaluate(() => history.state?.page?.component))
        for (const refusal of refusals) faults.push(`${place}: ${refusal}`)
        if (width === ZOOMED.width) {
          for (const fault of await reflowFaults(page)) faults.push(`${place}: ${fault}`)
          return
        }
        for (const fault of await accessibilityFaults(page)) faults.push(`${place}: ${fault}`)
        const pixels = await overflow(page, width)
        if (pixels > 0) faults.push(`${place}: scrolls sideways by ${pixels} pixels`)
      }
    )
    assert.deepEqual(faults, [])
    const files = await Array.fromAsync(glob('app/*/pages/**/*.tsx'))
    const pages = files.map((file) => file.replace(/^app\/(\w+)\/pages\/(.*)\.tsx$/, '$1/$2'))
    assert.deepEqual(
      pages.filter((page) => !components.has(page)),
      []
    )
  })

  test('the long words of German fit a zoom of 400 %', async ({ assert, browser }) => {
    const { page, context } = await openAsDemo(browser, instance)
    await page.setViewportSize(ZOOMED)
    await page.evaluate(async () => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/user/language', {
        method: 'PUT',
        headers: {
          'accept': 'application/json',
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(token),
        },
        body: JSON.stringify({ language: 'de' }),
      })
    })
    const faults: string[] = []
    for (const path of GERMAN) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Suche und Befehle' }).waitFor()
      await page.locator('main h1').first().waitFor()
      for (const fault of await reflowFaults(page)) faults.push(`${path}: ${fault}`)
    }
    await context.close()
    assert.deepEqual(faults, [])
  })
})
