import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Migration 0068 took from the trail that an address was proven by the link of a verification mail alone. An account that was made by signing in
 * elsewhere had its address vouched for, which shows in the provider being connected in the transaction of the registration; and who has
 * set a password by a link has read the mail of the account.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `update users u set address_proven_at = proof.first_at
       from (
         select e.user_id, min(e.created_at) as first_at from security_events e
         where e.kind = 'password_reset' or (e.kind = 'account_connected' and exists (
           select 1 from security_events r
           where r.user_id = e.user_id and r.kind = 'registered' and r.created_at = e.created_at))
         group by e.user_id) proof
       where proof.user_id = u.id and u.address_proven_at is null`
    )
  }
}
