import type { FalEmulator } from '#tests/support/fal/emulator'
import { bootBeside } from './boot_beside.js'
import type { Bench } from './bench_instance.js'

const AT_ONCE = 20

/**
 * Orders pictures, one each, of a product that the provider has been taught, past the limits on one merchant's calls. Boots the
 * application beside the instance. The product's view has no file: comparing pictures with it would cost more than all the rest.
 *
 * @param side pixels
 */
export async function orderRemotely(
  bench: Bench,
  emulator: FalEmulator,
  { generations, side }: { generations: number; side: number }
): Promise<void> {
  const { database, productId } = bench
  const lora = emulator.url + emulator.files.keep(Buffer.alloc(64), 'application/octet-stream', 'l')
  await database.query(
    `update trainings set model = model || jsonb_build_object('fal', $1::jsonb, 'views', $2::jsonb) where product_id = $3`,
    [
      JSON.stringify({ lora, family: 'flux-1' }),
      JSON.stringify([{ name: 'none', quality: 1, gain: [1, 1, 1] }]),
      productId,
    ]
  )
  const { rows } = await database.query('select user_id from products where id = $1', [productId])
  await bootBeside(bench)
  const { requestGeneration } = await import('#app/work/actions/request_generation')
  const params = {
    productId,
    prompts: ['on a beach'],
    inputPhotoMediaIds: [],
    temporaryMediaIds: [],
    ...{ width: side, height: side, seed: 1 },
  }
  const userId = Number(rows[0].user_id)
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { grantCredits } = await import('#app/credits/ledger/grant_credits')
  const gift = {
    kind: 'image',
    amount: generations,
    source: 'operator',
    sourceKey: 'benchmark',
  } as const
  await db.transaction((trx) => grantCredits(trx, { userId, ...gift }))
  for (let done = 0; done < generations; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, generations - done) }, () =>
        requestGeneration({ userId, kind: 'generate', productId, work: { params } })
      )
    )
  }
}
