import { BaseSchema } from '@adonisjs/lucid/schema'

/** All pictures of a user are listed by age, which their ids tell. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index generated_images_of_user on generated_images (user_id, id desc);
      create index generated_images_upscaled on generated_images (user_id, id desc)
        where is_upscaled and deleted_at is null;
      drop index generated_images_user_id_index
    `)
  }
}
