import { BaseSchema } from '@adonisjs/lucid/schema'

/** Products and pictures are found by words with accents and without, however those are encoded, and by Turkish i of either kind. */
export default class extends BaseSchema {
  override async up() {
    // The same as `foldText`; the collation is named so that it does not depend on that of the database.
    this.schema.raw(
      `create function fold_text(source text) returns text language sql immutable strict parallel safe
       return normalize(replace(replace(replace(translate(lower(
         regexp_replace(normalize(source, NFKD), '[\\u0300-\\u036F]', '', 'g') collate pg_c_utf8),
         'ıøłđς', 'ioldσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFKC)`
    )
    // What is searched holds umlauts in both spellings.
    this.schema.raw(
      `create function search_text(source text) returns text language sql immutable strict parallel safe
       return fold_text(source) || case when normalize(source, NFC) ~ '[äöüÄÖÜ]' then chr(10) || fold_text(
         replace(replace(replace(replace(replace(replace(normalize(source, NFC),
           'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue')) else '' end`
    )
  }
}
