import { BaseSchema } from '@adonisjs/lucid/schema'

/** How a picture or a film's still got another shape; null where it was asked for none, and for those of before. */
export default class extends BaseSchema {
  override async up() {
    for (const name of ['generated_images', 'videos']) {
      this.schema.alterTable(name, (table) => {
        table.text('shaped_by').nullable()
        table.check(
          `shaped_by in ('reframed', 'filled', 'set', 'softened')`,
          undefined,
          `${name}_shaped_by_check`
        )
      })
    }
  }
}
