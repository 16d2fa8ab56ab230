import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { LANGUAGES } from '#app/i18n/languages'
import { speak } from '#app/i18n/speaking'
import { sayRefusal } from '../../told_as_sentence.js'

/** What is said where hosted pages come by. */
const SOURCES = ['cards.ts', 'sandbox_error.ts', 'actions/*.ts', 'controllers/portal_controller.ts']

/** Speaks to programs, which read English. */
const API_ONLY = ['actions/expire_session.ts']

/** Every sentence that refuses, with a number in the place of each value. */
async function refusals(): Promise<string[]> {
  const root = app.makePath('sandboxes/stripe')
  const said: string[] = []
  for await (const file of glob(SOURCES, { cwd: root, exclude: API_ONLY })) {
    const source = await readFile(join(root, file), 'utf8')
    const found = source.matchAll(/(?:new SandboxError\(|message:)\s*(['`])([^]*?)\1/g)
    for (const [, , sentence] of found) said.push(sentence!.replaceAll(/\$\{[^}]*\}/g, '7'))
  }
  return said
}

test('what the sandbox refuses on its pages is said in each language', async ({ assert }) => {
  const said = await refusals()
  assert.isAbove(said.length, 20)
  for (const language of LANGUAGES.slice(1)) {
    assert.deepEqual(
      speak(language, () => said.filter((sentence) => sayRefusal(sentence) === sentence)),
      [],
      language
    )
  }
})
