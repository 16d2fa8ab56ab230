import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures in the shapes of markets are found by the picture that they were made of. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `create index generations_shapes on generations ((params->>'mediaId'), created_at desc) where kind = 'shape'`
    )
  }
}
