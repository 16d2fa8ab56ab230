import type { FalEmulator } from '#tests/support/fal/emulator'
import type { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { bootBeside } from './boot_beside.js'
import type { Bench } from './bench_instance.js'

const AT_ONCE = 20

interface RemoteOrders {
  generations: number
  /** Pixels of a picture's side. */
  side: number
  /** Another provider that has been taught the product. */
  also?: ReplicateEmulator
}

/**
 * Orders pictures, one each, of a product that the provider has been taught, past the limits on one merchant's calls. Boots the
 * application beside the instance. The product's view has no file: comparing pictures with it would cost more than all the rest.
 */
export async function orderRemotely(
  bench: Bench,
  emulator: FalEmulator,
  { generations, side, also }: RemoteOrders
): Promise<void> {
  const { database, productId } = bench
  const lora = emulator.url + emulator.files.keep(Buffer.alloc(64), 'application/octet-stream', 'l')
  await database.query(
    `update trainings set model = model || $1::jsonb || jsonb_build_object('views', $2::jsonb) where product_id = $3`,
    [
      JSON.stringify({ fal: { lora, family: 'flux-1' }, ...(also && learntBy(also)) }),
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

/** What a training there has left in a model. */
function learntBy({ own }: ReplicateEmulator) {
  const lora = `shop/vitrine:${'a'.repeat(64)}`
  own.add('shop/vitrine').add(lora)
  return { replicate: { lora, family: 'flux-1' } }
}
