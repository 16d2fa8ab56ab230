import { BaseSchema } from '@adonisjs/lucid/schema'

/** Has the bytes of media counted, from those that are there on. Files that are sent meanwhile wait. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function count_storage() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into storage_entries (user_id, bytes)
            select owner_id, sum(bytes) from changed where owner_id is not null group by owner_id;
        else
          insert into storage_entries (user_id, bytes)
            select owner_id, -sum(bytes) from changed where owner_id is not null group by owner_id;
        end if;
        return null;
      end $$`)
    this.schema.raw(`
      create trigger media_are_counted_in after insert on media
      referencing new table as changed for each statement execute function count_storage()`)
    this.schema.raw(`
      create trigger media_are_counted_out after delete on media
      referencing old table as changed for each statement execute function count_storage()`)
    // Nobody writes into the table from the first trigger on until this is committed.
    this.schema.raw(`
      insert into storage_entries (user_id, bytes)
      select owner_id, sum(bytes) from media where owner_id is not null group by owner_id`)
  }
}
