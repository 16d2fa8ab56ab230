import { BaseSchema } from '@adonisjs/lucid/schema'

/** A warning in the place of each sentence of a list. */
const asWarnings = (
  list: string
) => `(select coalesce(jsonb_agg(case when jsonb_typeof(w) = 'string'
    then jsonb_build_object('code', 'other', 'sentence', w) else w end), '[]')
  from jsonb_array_elements(${list}) w)`

/** What is wrong with photos and cut-outs is a code now; what was a sentence stays one, under the code `other`. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`update trainings set views = (
        select jsonb_agg(jsonb_set(v, '{warnings}', ${asWarnings("v->'warnings'")}) order by place)
        from jsonb_array_elements(views) with ordinality e(v, place))
      where jsonb_path_exists(views, '$[*].warnings[*]')`)
    this.schema.raw(`update generations set result = jsonb_set(result, '{identifications}', (
        select jsonb_agg(jsonb_set(v, '{warnings}', ${asWarnings("v->'warnings'")}) order by place)
        from jsonb_array_elements(result->'identifications') with ordinality e(v, place)))
      where jsonb_path_exists(result, '$.identifications[*].warnings[*]')`)
    this.schema.raw(`update generations
      set result = jsonb_set(result, '{advice}', jsonb_build_object('code', 'other', 'sentence', result->'advice'))
      where jsonb_typeof(result->'advice') = 'string'`)
  }
}
