import { test } from '@japa/runner'
import { countMails } from '#tests/support/mails'
import { actsOn, signInOperator } from '#tests/support/operator'
import {
  endpointPage,
  ENDPOINTS,
  merchantWithReceiver,
  untilDelivery,
} from '#tests/support/webhooks'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const reason = 'Their server was moved'

test('Operators have what waits for an endpoint sent now, and switch it off', async (context) => {
  const { assert } = context
  const operator = await signInOperator()
  const { receiver, visitor: merchant, endpoint } = await merchantWithReceiver(context)
  const { email, id: userId } = merchant.user
  const act = (name: string) =>
    operator.post(`/admin/webhooks/${endpoint}/acts`, { act: name, reason })
  const refusal = async (name: string) => (await (await act(name)).json()).errors.reason[0]

  receiver.respondWith(500)
  await merchant.post(`${ENDPOINTS}/${endpoint}/test`)
  await untilDelivery(merchant, endpoint, ({ attempts }) => attempts.length === 1)
  const list = await operator.visit(`/admin/webhooks?q=${email}`)
  const [row] = list.props.rows
  assert.deepInclude(row, { id: endpoint, pending: 1, problem: 'status', status: 500 })
  assert.match(row.host, /^127\.0\.0\.1:\d+$/)
  assert.notInclude(JSON.stringify(list.props), new URL(receiver.url).pathname)

  receiver.respondWith()
  await act('retry_webhook')
  await untilDelivery(merchant, endpoint, ({ state }) => state === 'delivered')
  assert.equal(await refusal('retry_webhook'), ADMIN_ERRORS.nothingWaits)

  await act('disable_webhook')
  assert.equal((await endpointPage(merchant, endpoint)).endpoint.disabled_reason, 'operator')
  assert.equal(await countMails(email, 'webhook_disabled'), 1)
  assert.equal(await refusal('disable_webhook'), ADMIN_ERRORS.endpointOff)
  assert.equal(await refusal('retry_webhook'), ADMIN_ERRORS.endpointOff)
  const off = await operator.visit(`/admin/webhooks?state=disabled&q=${email}`)
  assert.lengthOf(off.props.rows, 1)
  assert.deepEqual(
    (await actsOn(userId)).map((done) => done.act),
    ['retry_webhook', 'disable_webhook']
  )
})
