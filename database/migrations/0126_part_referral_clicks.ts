import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'

/** Visitors of affiliates' links by day, which their key has anyway. Those of until today are a part of their own, and go with it. */
export default class extends BaseSchema {
  override async up() {
    const tomorrow = DateTime.utc().plus({ days: 1 }).toISODate()
    for (const statement of [
      'alter table referral_clicks rename to referral_clicks_before',
      'alter table referral_clicks_before rename constraint referral_clicks_pkey to referral_clicks_before_pkey',
      'alter index referral_clicks_day_index rename to referral_clicks_before_day_index',
      // Of a clock that is ahead, or of the midnight that this has waited over.
      `delete from referral_clicks_before where day >= '${tomorrow}'`,
      'create table referral_clicks (like referral_clicks_before including defaults) partition by range (day)',
      'alter table referral_clicks add constraint referral_clicks_pkey primary key (affiliate_id, day, visitor)',
      'create index referral_clicks_day_index on referral_clicks (day)',
      `alter table referral_clicks add constraint referral_clicks_affiliate_id_foreign
         foreign key (affiliate_id) references affiliates (id) on delete cascade`,
      `alter table referral_clicks attach partition referral_clicks_before for values from (minvalue) to ('${tomorrow}')`,
      'create table referral_clicks_rest partition of referral_clicks default',
    ]) {
      this.schema.raw(statement)
    }
  }
}
