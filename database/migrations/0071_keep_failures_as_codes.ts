import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why work failed and what it is doing are codes with what belongs to them; what was a sentence until now stays one, under the code `other`. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table generations add column error_params jsonb`)
    this.schema.raw(`update generations set error_code = 'other', error_params = jsonb_build_object(
        'category', coalesce(error_code, 'internal'), 'sentence', coalesce(error_message, ''))
      where error_code is not null or error_message is not null`)
    this.schema
      .raw(`update generations g set result = jsonb_set(result - 'failedPieces', '{failures}', (
        select coalesce(jsonb_agg(jsonb_build_object('index', coalesce(p.piece->'index', to_jsonb(f.place - 1)),
          'code', 'other', 'params', jsonb_build_object('category', coalesce(p.piece->>'code', 'internal'),
            'sentence', f.sentence)) order by f.place), '[]')
        from jsonb_array_elements_text(g.result->'failures') with ordinality f(sentence, place)
        left join jsonb_array_elements(g.result->'failedPieces') with ordinality p(piece, place) using (place)))
      where jsonb_typeof(result->'failures') = 'array'`)
    this.schema.raw(`alter table generations drop column error_message,
      alter column step type jsonb using null`)
    this.schema
      .raw(`update remote_requests set error = jsonb_build_object('code', 'other', 'params',
        jsonb_build_object('category', error->>'code', 'sentence', error->>'message'))
      where error is not null`)
    this.schema.raw(`alter table batch_items alter column problem type jsonb using
      case when problem is not null then jsonb_build_object('code', 'other', 'params',
        jsonb_build_object('category', 'invalid_input', 'sentence', problem)) end`)
  }
}
