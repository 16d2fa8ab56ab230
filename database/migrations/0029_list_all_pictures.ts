import { BaseSchema } from '@adonisjs/lucid/schema'

/** All pictures of a user are listed by age, which their ids tell. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index generated_images_of_user on generated_images (user_id, id desc);
      drop index generated_images_user_id_index
    `)
  }
}
