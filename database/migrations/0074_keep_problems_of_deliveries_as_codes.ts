import { BaseSchema } from '@adonisjs/lucid/schema'

const CODES: [sentence: string, code: string][] = [
  ['The address is not a public one.', 'address'],
  ['There was no answer within % seconds.', 'time'],
  ['The answer leads elsewhere, and webhooks do not follow: enter the final address.', 'redirect'],
  ['No server is known by this name.', 'name'],
  ['The server takes no connections at this address.', 'refused'],
  ['The certificate of the server is not trusted.', 'certificate'],
  ['The secret cannot be read: make a new one.', 'secret'],
]

/** Why an event did not arrive is a code now; any other sentence becomes the most general one that fits. */
export default class extends BaseSchema {
  override async up() {
    const known = CODES.map(([sentence, code]) => `when problem like '${sentence}' then '${code}'`)
    this.schema.raw(`update webhook_attempts set problem = case ${known.join(' ')}
      when status is null then 'unreachable' else 'status' end where problem is not null`)
  }
}
