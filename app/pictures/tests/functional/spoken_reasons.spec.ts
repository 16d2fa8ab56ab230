import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { ImportProblem } from '#app/imports/import_problem'
import { createGeneration } from '#tests/support/generation'
import { signIn } from '#tests/support/sign_in'

async function signInAsGerman() {
  const visitor = await signIn()
  await visitor.call('PUT', '/user/language', { json: { language: 'de' } })
  return visitor
}

test.group('A merchant who reads German', () => {
  test('is told in German what is wrong with a photo', async ({ assert }) => {
    const visitor = await signInAsGerman()
    const id = await createGeneration(visitor.user.id, { kind: 'identify' })
    const warnings = [{ code: 'dark' }, { code: 'small', pixels: 312 }]
    const identifications = [{ description: 'A mug.', warnings }]
    const result = { object: 'Mug', description: 'A mug.', identifications }
    await sql(
      db.connection(),
      `update generations set state = 'succeeded', finished_at = now(), result = ?::jsonb where id = ?`,
      [JSON.stringify(result), id]
    )
    const answer = await (await visitor.get(`/api/generations/${id}`)).json()
    assert.deepEqual(answer.result.all_identifications[0].warnings, [
      'Dieses Foto ist dunkel. Fotografieren Sie das Produkt bei Tageslicht oder mit einer weiteren Lampe.',
      'Das Produkt ist hier nur 312 Pixel groß. Gehen Sie näher heran, oder verwenden Sie ein größeres Foto: Ab 800 Pixeln werden Bilder scharf.',
    ])
  })

  test('reads in German why work failed', async ({ assert }) => {
    const visitor = await signInAsGerman()
    const id = await createGeneration(visitor.user.id, { kind: 'edit' })
    await sql(
      db.connection(),
      `update generations set state = 'failed', finished_at = now(), error_code = 'change_refused', error_params = ?::jsonb where id = ?`,
      [JSON.stringify({ change: 'people', clause: 'add a man' }), id]
    )
    const answer = await (await visitor.get(`/api/generations/${id}`)).json()
    const { error_code: code, error_reason: reason, error_params: params } = answer
    assert.deepEqual([code, reason], ['unsupported', 'change_refused'])
    assert.deepEqual(params, { change: 'people', clause: 'add a man' })
    assert.equal(
      answer.error,
      'Das kann die eingebaute Engine nicht: Personen hinzufügen oder ändern („add a man“). Ändern kann sie Hintergrund, Licht, Farben, Zuschnitt, Drehung, Text, Schatten, Schärfe, Rand und Größe.'
    )
  })

  test('reads in German why a row of an import failed', async ({ assert }) => {
    const visitor = await signInAsGerman()
    const address = 'https://pictures.test/b.jpg'
    const problem: ImportProblem = {
      code: 'photos',
      place: 2,
      refusal: 'no_picture',
      address,
      others: 1,
    }
    const { id } = firstOf(
      await sql<{ id: number }>(
        db.connection(),
        `with made as (insert into imports (user_id, key, name) values (?, ?, 'list') returning id), kept as (
         insert into import_rows (import_id, line, name, description, addresses, state, problem)
         select id, 2, 'Mug', '', '{}', 'failed', ?::jsonb from made)
       select id from made`,
        [visitor.user.id, randomUUID(), JSON.stringify(problem)]
      )
    )
    const page = await visitor.get(`/products/imports/${id}`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    assert.include(html, 'Foto 2: Unter dieser Adresse ist kein Bild.')
    assert.include(html, '1 weiteres Foto konnte nicht geladen werden.')
  })
})
