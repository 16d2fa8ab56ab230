import { test } from '@japa/runner'
import { importProblemMessage, type ImportProblem } from '#app/imports/import_problem'
import { sql } from '#app/core/database/sql'
import { withLocale } from '#app/i18n/current_locale'
import { migrate } from '#app/operator/schema/migrate'
import { sceneMessage } from '#app/work/transformers/scene_message'
import { OldDatabase } from '#tests/support/old_database'

/** What rows of one table belong to is not looked at here. */
const WITHOUT_PARENTS = `do $$ declare it record; begin
  for it in select conrelid::regclass as place, conname from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
  loop execute format('alter table %s drop constraint %I', it.place, it.conname); end loop;
end $$`

const UUID = '00000000-0000-7000-8000-000000000001'

/** A database of before with these rows, brought up to date. */
async function migrated(cleanup: (drop: () => Promise<void>) => void, rows: string) {
  const old = await OldDatabase.at()
  cleanup(() => old.drop())
  await old.client.rawQuery(WITHOUT_PARENTS)
  await old.client.rawQuery(rows)
  await migrate(old.name)
  return <Row = unknown>(select: string) => sql<Row>(old.client, select)
}

const other = (category: string, sentence: string) => ({
  code: 'other',
  params: { category, sentence },
})

test.group('Sentences that were kept become codes', () => {
  test('of work that failed stay, under a code', async ({ assert, cleanup }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    const result = {
      imageIds: [1],
      failures: ['Too dark.', 'Too small.'],
      failedPieces: [
        { index: 1, code: 'invalid_input' },
        { index: 3, code: 'busy' },
      ],
    }
    await old.client.rawQuery(
      `insert into users (name, email) values ('Ada', 'ada@example.test');
       insert into generations (user_id, kind, engine, params, deadline_at, finished_at, state, error_code, error_message)
         select id, 'edit', 'local', '{}', now(), now(), 'failed', 'unsupported', 'The kiln is cold.' from users;
       insert into generations (user_id, kind, engine, params, deadline_at, finished_at, state, result)
         select id, 'generate', 'local', '{}', now(), now(), 'succeeded', '${JSON.stringify(result)}' from users;
       insert into generations (user_id, kind, engine, params, deadline_at, finished_at, state, result)
         select id, 'identify', 'local', '{}', now(), now(), 'succeeded',
           '{"identifications": [{"description": "A mug.", "warnings": ["Too dark."]}]}' from users`
    )
    await migrate(old.name)
    const rows = await sql(
      old.client,
      'select error_code, error_params, result from generations order by id'
    )
    const { code, params } = other('unsupported', 'The kiln is cold.')
    assert.deepEqual(rows, [
      { error_code: code, error_params: params, result: null },
      {
        error_code: null,
        error_params: null,
        result: {
          imageIds: [1],
          failures: [
            { index: 1, ...other('invalid_input', 'Too dark.') },
            { index: 3, ...other('busy', 'Too small.') },
          ],
        },
      },
      {
        error_code: null,
        error_params: null,
        result: {
          identifications: [
            { description: 'A mug.', warnings: [{ code: 'other', sentence: 'Too dark.' }] },
          ],
        },
      },
    ])
  }).tags(['@long'])

  test('of products of a batch, calls of providers and photos stay, under a code', async ({
    assert,
    cleanup,
  }) => {
    const read = await migrated(
      cleanup,
      `insert into batch_items (batch_id, place, shot, wanted, problem)
         values (1, 1, 0, 0, 'The product is gone.'), (1, 2, 0, 0, null);
       insert into remote_requests (provider, job, step, try, model, estimated_cents, state, ended_at, error)
         values ('fal', 'edit', 'edit', 1, 'm', 1, 'failed', now(), '{"code": "busy", "message": "Too many calls."}');
       insert into trainings (generation_id, product_id, engine, model, views)
         values ('${UUID}', 1, 'local', '{}',
           '[{"name": "From the front", "warnings": []}, {"name": "From above", "warnings": ["Blurred.", {"code": "small", "pixels": 9}]}]')`
    )
    assert.deepEqual(await read('select problem from batch_items order by place'), [
      { problem: other('invalid_input', 'The product is gone.') },
      { problem: null },
    ])
    assert.deepEqual(await read('select error from remote_requests'), [
      { error: other('busy', 'Too many calls.') },
    ])
    assert.deepEqual(await read('select views from trainings'), [
      {
        views: [
          { name: 'From the front', warnings: [] },
          {
            name: 'From above',
            warnings: [
              { code: 'other', sentence: 'Blurred.' },
              { code: 'small', pixels: 9 },
            ],
          },
        ],
      },
    ])
  })

  test('of payouts are known', async ({ assert, cleanup }) => {
    const read = await migrated(
      cleanup,
      `insert into payouts (affiliate_id, amount, status, paypal_email, failure, ended_at)
         values (1, 100, 'failed', 'a@example.test', 'PayPal has blocked it.', now());
       insert into mails (id, recipient, kind, data)
         values ('${UUID}', 'a@example.test', 'payout_failed', '{"failure": "Payouts to you are on hold."}')`
    )
    assert.deepEqual(await read('select failure from payouts'), [{ failure: 'blocked' }])
    assert.deepEqual(await read('select data from mails'), [{ data: { failure: 'on_hold' } }])
  }).tags(['@long'])

  test('of deliveries are known, or said in general', async ({ assert, cleanup }) => {
    const tries = [
      [null, 'No server is known by this name.', 'name'],
      [null, 'There was no answer within 15 seconds.', 'time'],
      [
        302,
        'The answer leads elsewhere, and webhooks do not follow: enter the final address.',
        'redirect',
      ],
      [500, 'The answer is no success: its status must be 200 to 299.', 'status'],
      [null, 'Nobody was at home.', 'unreachable'],
      [200, null, null],
    ] as const
    const values = tries.map(
      ([status, said]) => `(1, ${status}, ${said === null ? 'null' : `'${said}'`}, '', 1)`
    )
    const read = await migrated(
      cleanup,
      `insert into webhook_deliveries (message_id, endpoint_id) values ('${UUID}', 1);
       insert into webhook_attempts (delivery_id, status, problem, answer, duration_ms) values ${values.join(', ')}`
    )
    const kept = await read('select problem from webhook_attempts order by id')
    assert.deepEqual(
      kept,
      tries.map(([, , problem]) => ({ problem }))
    )
  })

  test('of rows of imports are said as before, and in other languages', async ({
    assert,
    cleanup,
  }) => {
    const said = [
      'Photo 2: There is no picture at this address. (https://a.test/b(1).jpg)',
      'Photo 1: This picture is too small: at least 256 pixels on each side. (https://a.test/c.jpg) 1 more photo could not be fetched.',
      'Photo 3: Pictures are fetched from public addresses only. (http://10.0.0.1/) 12 more photos could not be fetched.',
      'You have a product with the SKU M-1 already.',
      'This product could not be imported. Please try again.',
      'The dog ate it.',
    ]
    const read = await migrated(
      cleanup,
      `insert into import_rows (import_id, line, name, description, addresses, state, problem)
         select 1, place, 'Mug', '', '{}', 'failed', said
         from unnest(array['${said.join("', '")}']) with ordinality e(said, place)`
    )
    const kept = await read<{ problem: ImportProblem }>(
      'select problem from import_rows order by line'
    )
    const problems = kept.map(({ problem }) => problem)
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['photos', 'photos', 'photos', 'sku_taken', 'unexpected', 'other']
    )
    assert.deepEqual(problems[0], {
      code: 'photos',
      place: 2,
      refusal: 'no_picture',
      address: 'https://a.test/b(1).jpg',
      others: 0,
    })
    const english = problems.map(importProblemMessage)
    // What the least size is may have been changed since.
    assert.deepEqual(english.toSpliced(1, 1), said.toSpliced(1, 1))
    assert.match(english[1]!, /^Photo 1: This picture is too small.*1 more photo could not/)
    const german = withLocale('de', () => problems.map(importProblemMessage))
    assert.isEmpty(german.slice(0, 5).filter((sentence) => said.includes(sentence)))
  }).tags(['@long'])

  test('of scenes are codes where a scene is called so', async ({ assert, cleanup }) => {
    const names = [
      'Podium, Black glass in neon light',
      'Marble before a wall',
      'Studio paper',
      'Café table before a warm bar',
      'A shed',
    ]
    const read = await migrated(
      cleanup,
      `insert into generated_images (generation_id, user_id, media_id, position, prompt, original_prompt, width, height, scene)
         select '${UUID}', 1, '${UUID}', place, '', '', 1, 1, name
         from unnest(array['${names.join("', '")}']) with ordinality e(name, place)`
    )
    const kept = await read<{ scene: string }>(
      'select scene from generated_images order by position'
    )
    const scenes = kept.map(({ scene }) => scene)
    assert.deepEqual(scenes, [
      'podium.gloss.neon',
      'marble.plain',
      'studio_paper',
      'set.cafe',
      'A shed',
    ])
    assert.deepEqual(scenes.map(sceneMessage), names)
  })
})
