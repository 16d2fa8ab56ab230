import { test } from '@japa/runner'
import pg from 'pg'
import { forgetGone } from '../../archive/forget_gone.js'

test('rows of an archive whose owners are gone are counted, and never all brought here', async ({
  assert,
  cleanup,
}) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  cleanup(async () => client.end())
  await client.query('begin')
  await client.query(`
    create table planted_owners (id bigint primary key);
    create table planted (id bigint, owner_id bigint references planted_owners on delete cascade);
    create table planted_part (id bigint, owner_id bigint);
    insert into planted_owners values (1);
    insert into planted_part select each, 1 + each % 2 from generate_series(1, 5000) each`)
  const brought: number[] = []
  const watched = new Proxy(client, {
    get: (target, key) =>
      key === 'query'
        ? async (text: string, values?: unknown[]) => {
            const answer = await target.query(text, values)
            brought.push(answer.rows.length)
            return answer
          }
        : Reflect.get(target, key),
  })
  assert.equal(await forgetGone(watched, 'planted', 'planted_part'), 2_500)
  assert.isAtMost(Math.max(...brought), 1)
  const { rows } = await client.query('select count(*)::int as left from planted_part')
  assert.deepEqual(rows, [{ left: 2_500 }])
})
