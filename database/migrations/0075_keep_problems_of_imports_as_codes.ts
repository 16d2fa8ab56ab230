import { BaseSchema } from '@adonisjs/lucid/schema'

const REFUSALS: [sentence: string, code: string][] = [
  ['Please select only image files', 'kind'],
  ['This picture is damaged and cannot be read.', 'damaged'],
  [
    'This picture takes too much work to read. Save it again as an ordinary JPEG or PNG, and use that one.',
    'costly',
  ],
  ['This picture is too large: at most % megapixels.', 'pixels'],
  ['This picture is too small: at least % pixels on each side.', 'small'],
  ['File size must be less than 10MB', 'too_large'],
  ['This is not the address of a picture: it must begin with http:// or https://.', 'url'],
  ['Pictures are fetched from public addresses only.', 'address'],
  ['This address leads on too many times.', 'redirects'],
  ['There is no picture at this address.', 'no_picture'],
  ['The picture at this address is too large: at most % MB.', 'size'],
  ['The picture at this address took too long to come.', 'time'],
  ['The picture at this address could not be fetched.', 'unreachable'],
]

/** A photo, why it is missing, its address, and how many others are. Without question marks, which would be bindings. */
const PHOTOS = String.raw`'^Photo (\d+): (.+) \((.*)\)( (\d+) more photos{0,1} could not be fetched\.){0,1}$'`

const SKU = String.raw`'^You have a product with the SKU (.*) already\.$'`

/** Why a row could not be imported is a code now, with what belongs to it; any other sentence stays one, under the code `other`. */
export default class extends BaseSchema {
  override async up() {
    const refusal = REFUSALS.map(([said, code]) => `when m[2] like '${said}' then '${code}'`)
    this.schema.raw(
      'alter table import_rows alter column problem type jsonb using to_jsonb(problem)'
    )
    this.schema.raw(`update import_rows r set problem = coalesce(
        (select jsonb_build_object('code', 'photos', 'place', m[1]::int, 'refusal', known, 'address', m[3],
            'others', coalesce(m[5]::int, 0))
          from regexp_match(r.problem #>> '{}', ${PHOTOS}) m,
            lateral (select case ${refusal.join(' ')} end as known) k
          where known is not null),
        (select jsonb_build_object('code', 'sku_taken', 'sku', m[1]) from regexp_match(r.problem #>> '{}', ${SKU}) m
          where m is not null),
        case r.problem #>> '{}' when 'This product could not be imported. Please try again.'
          then jsonb_build_object('code', 'unexpected') end,
        jsonb_build_object('code', 'other', 'sentence', r.problem))
      where problem is not null`)
  }
}
