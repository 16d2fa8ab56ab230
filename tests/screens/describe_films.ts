import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/** Films of the demo merchant's first product, by number. */
const FILMS = [
  {
    seconds: 5,
    shape: '16:9',
    width: 1280,
    height: 720,
    prompt: 'slow zoom in, soft light',
    ignored: [],
  },
  {
    seconds: 10,
    shape: '9:16',
    width: 720,
    height: 1280,
    prompt:
      'orbit around the product while steam rises and the light sweeps from the left to the right',
    ignored: ['astronaut'],
  },
  { seconds: 5, shape: '1:1', width: 1080, height: 1080, prompt: 'pan left', ignored: [] },
]

/** Gives a product films whose first frames are made pictures. There are no files of the films. */
export async function describeFilms(client: Client, product: number): Promise<void> {
  for (const [number, film] of FILMS.entries()) {
    await client.query(
      `with poster as (
         select p.user_id, g.media_id, m.placeholder
         from products p, generated_images g join media m on m.id = g.media_id
         where p.id = $1 order by g.id offset $2 limit 1),
       work as (
         insert into generations (user_id, product_id, kind, engine, state, params, finished_at, deadline_at)
         select user_id, $1, 'video', 'local', 'succeeded', '{}', now(), now() from poster returning id, user_id),
       film as (
         insert into media (owner_id, disk_key, mime, bytes, checksum, width, height, placeholder)
         select user_id, $3, 'video/mp4', 1, $3, $4, $5, placeholder from poster returning id)
       insert into videos (generation_id, product_id, user_id, media_id, poster_media_id, prompt, duration_seconds,
         cfg_scale, aspect_ratio, ignored_words)
       select work.id, $1, work.user_id, film.id, poster.media_id, $6, $7, 0.5, $8, $9 from work, film, poster`,
      [
        product,
        number,
        `originals/${randomUUID()}.mp4`,
        film.width,
        film.height,
        film.prompt,
        film.seconds,
        film.shape,
        film.ignored,
      ]
    )
  }
}
