import { BaseSchema } from '@adonisjs/lucid/schema'

/** What operators have set in the browser: a row for each section that the environment leaves open. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table kept_settings (
        id bigint primary key generated always as identity,
        section text not null unique,
        -- A JSON object of names and values, encrypted as a whole.
        sealed text not null,
        kept_at timestamptz not null default now()
      )`)
  }
}
