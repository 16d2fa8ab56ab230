import { BaseSchema } from '@adonisjs/lucid/schema'

/** By what is asked: what is open, how long work takes, what has ended or failed, whose key or batch it is, and shapes by their picture. */
const INDEXES = [
  `open on generations (product_id, user_id) where state in ('queued', 'running')`,
  `open_of_user on generations (user_id) where state in ('queued', 'running')`,
  `unfinished on generations (deadline_at) where state in ('queued', 'running')`,
  `measured on generations (kind, engine, finished_at desc) where state = 'succeeded'`,
  'ended on generations (user_id, finished_at desc) where finished_at is not null',
  `failed on generations (product_id, user_id)
     where settled_at is null and (state = 'failed' or result->'failures' <> '[]'::jsonb)`,
  'of_batches on generations (batch_item_id, id) where batch_item_id is not null',
  'with_keys on generations (provider_key_id) where provider_key_id is not null',
  `shapes on generations ((params->>'mediaId'), created_at desc) where kind = 'shape'`,
]

/** Pieces of work for an engine and what came of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('generations', (table) => {
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.bigInteger('product_id').nullable().references('products.id').onDelete('SET NULL')
      table.text('kind').notNullable()
      table.text('engine').notNullable()
      table.text('state').notNullable().defaultTo('queued')
      table.jsonb('params').notNullable()
      table.float('progress').notNullable().defaultTo(0)
      table.text('step').nullable()
      table.integer('attempt').notNullable().defaultTo(0)
      table.boolean('cancel_requested').notNullable().defaultTo(false)
      table.jsonb('remembered').nullable()
      table.jsonb('result').nullable()
      table.text('error_code').nullable()
      table.text('error_message').nullable()
      table.text('credit_kind').nullable()
      table.integer('credit_cost').notNullable().defaultTo(0)
      table.integer('engine_ms').nullable()
      /** Single pictures cost fractions of a cent. */
      table.double('engine_cost_cents').notNullable().defaultTo(this.raw('0'))
      /** Whether its owner pays the provider: no credits are taken, and none of the operator's money is spent. */
      table.boolean('own_key').notNullable().defaultTo(false)
      /** The key, until it has ended. */
      table
        .bigInteger('provider_key_id')
        .nullable()
        .references('provider_keys.id')
        .onDelete('SET NULL')
      table.bigInteger('batch_item_id').nullable()
      /** Stays when the batch is removed. */
      table.boolean('in_batch').notNullable().defaultTo(false)
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('started_at', { useTz: true }).nullable()
      table.timestamp('finished_at', { useTz: true }).nullable()
      table.timestamp('deadline_at', { useTz: true }).notNullable()
      /** When its owner made its failed pieces again, or did not want to hear of them any more. */
      table.timestamp('settled_at', { useTz: true }).nullable()
      table.check(
        `state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')`,
        {},
        'generations_state_is_known'
      )
      table.check('progress >= 0 and progress <= 1', {}, 'generations_progress_is_a_fraction')
      table.check('credit_cost >= 0', {}, 'generations_cost_is_not_negative')
      table.check(
        `(state in ('succeeded', 'failed', 'cancelled')) = (finished_at is not null)`,
        {},
        'generations_ended_has_a_time'
      )
      table.index(['user_id', 'created_at'])
      table.index('product_id')
    })
    for (const index of INDEXES) this.schema.raw(`create index generations_${index}`)
    this.schema.alterTable('credit_entries', (table) => {
      table.foreign('generation_id').references('generations.id').onDelete('SET NULL')
    })
  }
}
