import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { sql } from '#app/core/database/sql'
import { affiliateBy, createAffiliate } from '#tests/support/affiliates/affiliate'
import { actsOn, signInOperator } from '#tests/support/operator'
import { balanceOf, createPayee, earn, payoutsOf } from '#tests/support/payee'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const reason = 'Shared card'

test.group('Affiliates, for operators', () => {
  test('are found by code and address, held and released with a reason', async ({ assert }) => {
    const operator = await signInOperator()
    const { id, code, user_id: userId } = await createAffiliate()
    const act = (json: object) => operator.post(`/admin/affiliates/${id}/acts`, json)
    assert.equal((await act({ act: 'hold_payouts', reason: '' })).status, 422)
    await act({ act: 'hold_payouts', reason })
    assert.isNotNull((await affiliateBy(code)).held_at)
    const held = await operator.visit(`/admin/affiliates?state=held&q=${code.toUpperCase()}`)
    assert.equal(held.props.rows[0].held_reason, reason)
    await act({ act: 'release_payouts', reason: 'It was a family' })
    assert.isNull((await affiliateBy(code)).held_at)
    assert.isEmpty((await operator.visit(`/admin/affiliates?state=held&q=${code}`)).props.rows)
    const { email } = held.props.rows[0]
    const byAddress = await operator.visit(`/admin/affiliates?q=${encodeURIComponent(email)}`)
    assert.lengthOf(byAddress.props.rows, 1)
    assert.deepEqual(
      (await actsOn(userId)).map((done) => done.act),
      ['hold_payouts', 'release_payouts']
    )
    assert.equal((await operator.post('/admin/affiliates/999999999/acts', {})).status, 422)
  })

  test('are paid as an operator has found it at PayPal', async ({ assert }) => {
    const operator = await signInOperator()
    const { affiliateId, user } = await createPayee()
    await earn(affiliateId, 7_000)
    await db.transaction(async (trx) => {
      await openBatch(trx, [affiliateId])
      // It was sent, and no worker asks how it stands.
      await sql(
        trx,
        `update payout_batches set state = 'sent', provider_id = id::text, sent_at = now(), next_at = now() + interval '1 year'
         where id = (select batch_id from payouts where affiliate_id = ?)`,
        [affiliateId]
      )
    })
    const [payout] = await payoutsOf(affiliateId)
    const batchId = payout!.batch_id!
    const settle = (json: object) =>
      operator.post(`/admin/payouts/batches/${batchId}/settlements`, {
        finding: 'unpaid',
        payout: '',
        reason,
        ...json,
      })
    const early = await settle({})
    assert.deepEqual((await early.json()).errors, { reason: [ADMIN_ERRORS.notSettled] })
    await sql(
      db.connection(),
      `update payout_batches set sent_at = now() - interval '36 days' where id = ?`,
      [batchId]
    )
    const { props } = await operator.visit('/admin/payouts?state=pending')
    const stuck = props.stuck.find(({ id }: { id: number }) => id === batchId)
    assert.deepInclude(stuck, { open: 1, can_be_settled: true, last_error: null })
    const other = await settle({ payout: randomUUID() })
    assert.deepEqual((await other.json()).errors, { payout: [ADMIN_ERRORS.noOpenPayout] })
    assert.isEmpty(await actsOn(batchId, 'payout_batch'))
    await settle({})
    assert.equal(await balanceOf(affiliateId), 7_000)
    const [done] = await actsOn(batchId, 'payout_batch')
    assert.equal(done!.act, 'settle_payouts')
    const failed = await operator.visit(`/admin/payouts?state=failed&q=${user.email}`)
    assert.equal(failed.props.rows[0].provider_status, 'DENIED')
    const trail = await operator.visit('/admin/acts')
    assert.include(
      trail.props.rows.map(({ target }: { target: string }) => target),
      'payout_batch'
    )
  })
})
