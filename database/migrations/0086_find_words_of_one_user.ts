import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Searches read words of one user alone: the index holds each word under the user whose picture has it. An index on words
 * that all share answers with pictures of everybody, of which those of the user are to be found.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(
      `create or replace function words_of_user(user_id bigint, words tsvector) returns tsvector
       language sql immutable strict parallel safe
       return array_to_tsvector(array(select user_id || '/' || word from unnest(tsvector_to_array(words)) word))`
    )
    // Words that the parser has split have to stand together no more: their places are not kept.
    this.schema.raw(
      `create or replace function query_of_user(user_id bigint, query tsquery) returns tsquery
       language sql immutable strict parallel safe
       return regexp_replace(regexp_replace(query::text, '<(-|\\d+)>', '&', 'g'),
         '''([^'']+)''', '''' || user_id || '/\\1''', 'g')::tsquery`
    )
    this.schema.raw('drop index concurrently if exists generated_images_words_of_user')
    this.schema.raw(
      'create index concurrently generated_images_words_of_user on generated_images using gin (words_of_user(user_id, words))'
    )
    this.schema.raw('drop index concurrently if exists generated_images_words')
  }
}
