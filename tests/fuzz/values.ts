import type { Random } from './random.js'

/** Texts that are or were trouble somewhere: ends of ranges, other writing systems, what other languages take for commands. */
const MESSAGES = [
  ...['', ' ', '0', '-1', '1', '12', '101', '9'.repeat(30), '1e309', 'NaN', 'null', 'undefined'],
  ...['9223372036854775807', '9223372036854775808', '-9223372036854775809', '2147483648', '0x10'],
  ...['00000000-0000-0000-0000-000000000000', '019a0000-0000-7000-8000-000000000000', 'true'],
  ...['\0', 'a\0b', '\n', 'a\r\nX-Injected: 1', '\t', '\u007f', '\u0085', '\u2028', '\ufeff'],
  ...['äöüß', 'ñandú', '日本語', '😀', '👩‍👩‍👧', '\u202egnp.exe', 'e\u0301', '\u0130stanbul', 'ﬃ'],
  ...[
    '\ud800',
    '\udc00',
    'a\ud83d',
    '%',
    '%00',
    '%zz',
    '%c0%af',
    '%ed%a0%80',
    '..',
    '../../etc/passwd',
  ],
  ...[
    `' or 1=1 --`,
    '"; drop table users; --',
    '$1',
    '{{7*7}}',
    '${7*7}',
    '<script>alert(1)</script>',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '[object Object]',
    '*',
    '?',
    '#',
    '&',
    '=',
  ],
  ...['2026-02-30', '2026-13-01T25:61:61Z', '0000-00-00', '275761-01-01', '-271822-01-01', 'now'],
  ...[
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
  ],
  ...[
    'data:image/png;base64,AAAA',
    'data:image/jpeg;base64,%%%',
    'data:,',
    'data:image/svg+xml,<svg/>',
  ],
  ...[
    'ada@example.test',
    'a@b',
    `${'a'.repeat(300)}@example.test`,
    'ada@exa\u200dmple.test',
    'vt_1|x',
  ],
  ...['asc', 'desc', 'id', 'image', 'video', 'generate', 'en', 'de', 'xx', 'png', 'webp', 'csv'],
]

/** Names of fields that some route reads, so that what follows them is reached. */
export const FIELDS = [
  ...[
    'name',
    'email',
    'password',
    'password_confirmation',
    'current_password',
    'code',
    'terms',
    'token',
  ],
  ...[
    'recovery_code',
    'language',
    'photo',
    'role',
    'team',
    'prompt',
    'prompts',
    'negative_prompt',
    'image',
  ],
  ...[
    'images',
    'image_url',
    'mask',
    'mask_url',
    'num_images',
    'image_size',
    'seed',
    'ids',
    'id',
    'product_ids',
  ],
  ...[
    'products',
    'recipe',
    'recipes',
    'description',
    'abilities',
    'url',
    'events',
    'enabled',
    'card',
    'plan',
  ],
  ...[
    'paypal_email',
    'campaign',
    'key',
    'page',
    'cursor',
    'before',
    'after',
    'q',
    'search',
    'type',
    'sort',
  ],
  ...[
    'state',
    'status',
    'from',
    'to',
    'date',
    'kind',
    'filter',
    'limit',
    'list',
    'columns',
    'format',
    'width',
  ],
  ...[
    'height',
    'ratio',
    'duration',
    'cfg_scale',
    'frame',
    'order',
    'position',
    'tags',
    'favorite',
    'reason',
  ],
  ...[
    'answers',
    'input',
    'data',
    'photos',
    'files',
    'file',
    'category',
    'marketplace',
    'consent',
    'ref',
    'w',
  ],
]

/** A text: a known troublesome one, two of them, or one that is long. */
export function anyText(random: Random): string {
  if (random.oneIn(12)) return random.pick(MESSAGES) + random.pick(MESSAGES)
  if (random.oneIn(25)) return random.pick(MESSAGES).repeat(random.below(3_000))
  return random.pick(MESSAGES)
}

/** A value as JSON knows them, of bounded depth. */
export function anyValue(random: Random, depth = 3): unknown {
  switch (random.below(depth > 0 ? 9 : 6)) {
    case 0:
      return random.pick([0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, -0])
    case 1:
      return random.pick([true, false, null])
    case 6:
      return Array.from({ length: random.below(6) }, () => anyValue(random, depth - 1))
    case 7:
      return anyObject(random, depth - 1)
    case 8:
      return Array.from({ length: random.oneIn(20) ? 5_000 : 3 }, () => random.pick(MESSAGES))
    default:
      return anyText(random)
  }
}

/** Some fields of `FIELDS`, now and then one of another name. */
export function anyObject(random: Random, depth = 3): Record<string, unknown> {
  const count = random.below(8)
  const entries = Array.from({ length: count }, (): [string, unknown] => [
    random.oneIn(10) ? anyText(random) : random.pick(FIELDS),
    anyValue(random, depth),
  ])
  return Object.fromEntries(entries)
}
