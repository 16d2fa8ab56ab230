import { BaseSchema } from '@adonisjs/lucid/schema'

const CODES: [sentence: string, code: string][] = [
  ['PayPal could not pay it to this address.', 'failed'],
  ['PayPal has blocked it.', 'blocked'],
  ['Nobody accepted it at PayPal, so it came back.', 'returned'],
  ['It was sent back from this PayPal account.', 'refunded'],
  ['PayPal has taken it back.', 'reversed'],
  ['PayPal did not carry it out.', 'not_carried_out'],
  ['PayPal does not accept this address.', 'address_refused'],
  ['Payouts to you are on hold.', 'on_hold'],
  ['It was made while payouts were only tried out.', 'trial_over'],
]

/** Why a payout failed is a code now, in payouts and in mails that wait to be sent. */
export default class extends BaseSchema {
  override async up() {
    for (const [sentence, code] of CODES) {
      this.schema.raw(`update payouts set failure = '${code}' where failure = '${sentence}'`)
      this.schema.raw(`update mails set data = jsonb_set(data, '{failure}', '"${code}"')
        where kind = 'payout_failed' and data->>'failure' = '${sentence}'`)
    }
  }
}
