import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a provider of pictures was asked for, what became of it, and what it cost. See docs/fal.md. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('remote_requests', (table) => {
      /** Also the marker that the provider's message about the request carries. */
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      /** Null once the work is gone, and for calls outside of work: what was spent stays counted. */
      table.uuid('generation_id').nullable().references('generations.id').onDelete('SET NULL')
      table.text('provider').notNullable()
      table.text('job').notNullable()
      /** Which call of the work it is; each has one request that counts, and `try` numbers them. */
      table.text('step').notNullable()
      table.integer('try').notNullable()
      table.text('model').notNullable()
      /** The provider's own id; null until it is known. */
      table.text('request_id').nullable()
      table.text('state').notNullable().defaultTo('submitting')
      table.double('estimated_cents').notNullable()
      table.double('real_cents').nullable()
      /** Whether its owner pays the provider. */
      table.boolean('own_key').notNullable().defaultTo(false)
      /** The key, until it has ended. */
      table
        .bigInteger('provider_key_id')
        .nullable()
        .references('provider_keys.id')
        .onDelete('SET NULL')
      /** What the provider's message said, kept for when it cannot be asked any more. */
      table.jsonb('message').nullable()
      table.jsonb('output').nullable()
      table.jsonb('error').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now()).index()
      table.timestamp('submitted_at', { useTz: true }).nullable()
      table.timestamp('ended_at', { useTz: true }).nullable()
      table.unique(['generation_id', 'step', 'try'])
      table.unique(['provider', 'request_id'])
      table.check(
        `state in ('submitting', 'waiting', 'succeeded', 'failed', 'cancelled', 'lost')`,
        {},
        'remote_requests_state_is_known'
      )
      table.check(
        `(ended_at is null) = (state in ('submitting', 'waiting'))`,
        {},
        'remote_requests_end_once'
      )
    })
    this.schema.raw(
      `create index remote_requests_open on remote_requests (created_at) where ended_at is null`
    )
    this.schema.raw(
      `create index remote_requests_with_keys on remote_requests (provider_key_id)
         where provider_key_id is not null`
    )
  }
}
