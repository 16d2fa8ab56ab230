import { promptOf, type Start } from './functions.js'
import type { Population } from './population.js'

const PHOTOS = 4
/** Results of a piece of work that makes pictures. */
const PICTURES = 2

const PLACEHOLDER =
  'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABQAQCdASoMAAwABUB8JZQABYwAAOQ+/fvk0n5UZrkNrc80FBjP5nDgAAA='

/** Statements that fill in products with their photos, all that was done with them, and the files of both. */
export function fillWork(start: Start, population: Population): string[] {
  const { name, products, generations } = population
  const media = (ids: string, of: string, owner: string, from: string) =>
    `insert into media (id, owner_id, disk_key, mime, bytes, width, height, checksum, placeholder, created_at)
     select ${ids}, ${owner}, 'originals/${name}/' || ${ids}, 'image/jpeg', 200000, 1024, 1024, 'seeded', '${PLACEHOLDER}', ${of}
     from ${from}`
  const photos = `generate_series(1, ${products}::bigint) n, generate_series(1, ${PHOTOS}) k`
  const pictures = `(select n, k, pg_temp.kind_of(n) as kind from generate_series(${products + 1}::bigint, ${generations}) n,
    generate_series(1, ${PICTURES}) k where pg_temp.state_of(n) = 'succeeded') w where kind <> 'video' and (kind = 'generate' or k = 1)`
  const films = `generate_series(${products + 1}::bigint, ${generations}) n where pg_temp.kind_of(n) = 'video'`
  return [
    `insert into products (id, user_id, name, sku, trigger_word, status, created_at, updated_at)
     select ${start.product} + n, pg_temp.user_of(n), 'Product ' || n, case when n % 2 = 0 then 'SKU-' || n end,
       '${name}' || n, case when n % 20 = 0 then 'draft' when n % 50 = 1 then 'failed' else 'ready' end, at, at
     from generate_series(1, ${products}::bigint) n, lateral (select pg_temp.made_at(n) as at) t`,
    media('pg_temp.file_id(k, n)', 'pg_temp.made_at(n)', 'pg_temp.user_of(n)', photos),
    `insert into product_photos (id, product_id, media_id, original_name, position, created_at)
     select ${start.photo} + (n - 1) * ${PHOTOS} + k, ${start.product} + n, pg_temp.file_id(k, n), 'photo.jpg', k - 1,
       pg_temp.made_at(n) from ${photos}`,
    `insert into generations (id, user_id, product_id, kind, engine, state, params, progress, result, error_code, error_params,
       credit_kind, credit_cost, engine_ms, created_at, started_at, finished_at, deadline_at, settled_at)
     select pg_temp.work_id(n), pg_temp.user_of(n), case when kind <> 'edit' then pg_temp.product_of(n) end, kind, 'local', state,
       jsonb_build_object('prompts', jsonb_build_array(${promptOf('n')}), 'productId', pg_temp.product_of(n), 'temporaryMediaIds', '[]'::jsonb),
       1, case when state = 'succeeded' then '{"imageIds": [1, 2], "failures": []}'::jsonb end,
       case when state = 'failed' then case when n % 3 = 0 then 'engines_away' else 'other' end end,
       case when state = 'failed' then '{"category": "internal", "sentence": "It failed."}'::jsonb end,
       'image', 2, 9000, at, at, at + interval '9 seconds', at + interval '10 minutes',
       case when n % 5 > 0 or at < now() - interval '60 days' then at end
     from generate_series(1, ${generations}::bigint) n,
       lateral (select pg_temp.kind_of(n) as kind, pg_temp.state_of(n) as state, pg_temp.made_at(n) as at) w`,
    `insert into trainings (generation_id, product_id, engine, model, created_at)
     select pg_temp.work_id(n), ${start.product} + n, 'local', '{"views": []}', pg_temp.made_at(n)
     from generate_series(1, ${products}::bigint) n`,
    media('pg_temp.file_id(100 + k, n)', 'pg_temp.made_at(n)', 'pg_temp.user_of(n)', pictures),
    `insert into generated_images (generation_id, product_id, user_id, media_id, position, prompt, original_prompt, width, height,
       seed, delta_e, ssim, scene, in_editor, is_upscaled, is_favorite, review_status, created_at, deleted_at)
     select pg_temp.work_id(n), case when kind <> 'edit' and n % 200 <> 9 then pg_temp.product_of(n) end, pg_temp.user_of(n),
       pg_temp.file_id(100 + k, n), k - 1, ${promptOf('n')}, ${promptOf('n')}, 1024, 1024, n, 1.5, 0.98, 'set.marble',
       kind = 'edit', kind = 'upscale', n % 100 = 11, case when n % 3 = 0 then 'approved' when n % 10 = 1 then 'rejected' end,
       pg_temp.made_at(n), case when n % 150 = 17 then pg_temp.made_at(n) + interval '1 hour' end
     from ${pictures}`,
    media(
      'pg_temp.file_id(200 + k, n)',
      'pg_temp.made_at(n)',
      'pg_temp.user_of(n)',
      `generate_series(1, 2) k, ${films}`
    ),
    `insert into videos (generation_id, product_id, user_id, media_id, poster_media_id, prompt, duration_seconds, aspect_ratio, created_at)
     select pg_temp.work_id(n), pg_temp.product_of(n), pg_temp.user_of(n), pg_temp.file_id(201, n), pg_temp.file_id(202, n),
       ${promptOf('n')}, 5, '1:1', pg_temp.made_at(n) from ${films}`,
    `insert into idempotency_keys (user_id, key, request_hash, generation_id, created_at)
     select pg_temp.user_of(n), 'key-' || n, 'seeded', pg_temp.work_id(n), pg_temp.made_at(n)
     from generate_series(1, ${generations}::bigint, 50) n where pg_temp.made_at(n) > now() - interval '1 day'`,
    `insert into remote_requests (id, generation_id, provider, job, step, try, model, request_id, state, estimated_cents, real_cents,
       created_at, submitted_at, ended_at)
     select pg_temp.uuid_of(300, n, at), pg_temp.work_id(n), 'fal', 'generate', 'draw', 1, 'seeded', '${name}-' || n, 'succeeded',
       4, 4, at, at, at + interval '5 seconds'
     from generate_series(10, ${generations}::bigint, 10) n, lateral (select pg_temp.made_at(n) as at) t
     where at > now() - interval '390 days'`,
  ]
}
