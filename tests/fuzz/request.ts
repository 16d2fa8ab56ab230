import { brokenBody, brokenQuery, type Fields } from './fields.js'
import type { Random } from './random.js'
import { type TextCall, textCall } from './texts.js'
import { anyObject, anyText, anyValue, FIELDS } from './values.js'

export interface FuzzRoute {
  method: string
  /** As the router writes it: `/products/:id`. */
  pattern: string
}

/** A request as it is sent: headers and path hold Latin-1 characters alone, as HTTP does. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
  /** Answers, beside those of a server's error, that such a request must not get. */
  defects?: number[]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const ODD_HEADERS: [name: string, values: string[]][] = [
  [
    'accept',
    ['*/*', 'text/html', 'application/json', 'text/event-stream', ';;q=', 'a'.repeat(4_000)],
  ],
  ['accept-language', ['de', 'xx-YY;q=2', 'en;q=abc', '*', 'de,'.repeat(500), '\u00e4']],
  ['accept-encoding', ['br', 'identity;q=0', 'gzip;q=', '*;q=0', 'x'.repeat(1_000)]],
  [
    'cookie',
    ['=', 'a', 'session=x; session=y', 'remember_web=%', 'XSRF-TOKEN=%E0%A4%A', 'a=\u00ff'],
  ],
  ['x-xsrf-token', ['%', '%E0%A4%A', 'x', '\u00e4']],
  ['x-inertia', ['true', 'false', '1']],
  ['x-inertia-version', ['1', '%', 'x'.repeat(500)]],
  ['x-inertia-partial-component', ['x', 'products/index', '__proto__']],
  ['x-inertia-partial-data', ['', 'a,b', '__proto__', 'x,'.repeat(1_000)]],
  ['x-requested-with', ['XMLHttpRequest']],
  [
    'x-forwarded-for',
    ['', ',', 'unknown', '1.2.3.4, %', '::ffff:1.2.3.4%eth0', '999.1.1.1', 'a'.repeat(3_000)],
  ],
  ['x-forwarded-host', ['evil.test', '%', '\u00e4', ':']],
  ['x-forwarded-proto', ['https', 'javascript', ',']],
  ['host', ['evil.test', 'localhost:99999', '[::1', '\u00e4']],
  ['referer', ['/', 'http://', '\u00e4', 'http://evil.test/%0a']],
  ['origin', ['null', 'http://evil.test', '%']],
  [
    'authorization',
    ['Bearer', 'Bearer ', 'Bearer vt_1|x', 'Bearer vt_%|%', 'Basic Og==', 'Bearer \u00ff'],
  ],
  ['idempotency-key', ['', 'x', 'x'.repeat(300), '\u00e4', '%00']],
  [
    'range',
    ['bytes=0-', 'bytes=-0', 'bytes=9-1', 'bytes=0-0,2-3', 'bytes=-99999999999999999999', 'x'],
  ],
  ['if-none-match', ['*', '"', 'W/"x"']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['user-agent', ['', 'Googlebot/2.1', 'x'.repeat(4_000), '\u00e4', 'Mozilla/5.0 ('.repeat(200)]],
  ['last-event-id', ['', '-1', 'x'.repeat(500)]],
  ['purpose', ['prefetch']],
]

const BODY_TYPES = ['json', 'form', 'multipart', 'raw', 'csv'] as const

/** A request to a route, mostly well formed: what is odd is what it says. */
export function anyRequest(random: Random, route: FuzzRoute): FuzzRequest {
  const isKnown = !random.oneIn(20)
  const method = isKnown ? route.method : random.pick(METHODS)
  const headers: Record<string, string> = { accept: 'application/json' }
  for (let count = random.below(4); count > 0; count--) {
    const [name, values] = random.pick(ODD_HEADERS)
    headers[name] = random.pick(values)
  }
  const path = pathOf(random, route.pattern) + queryOf(random)
  if (['GET', 'HEAD'].includes(method) && !random.oneIn(30)) {
    return { method, path, headers, body: null }
  }
  const [type, body] = bodyOf(random)
  if (type) headers['content-type'] = random.oneIn(30) ? random.pick(['x', 'a/b;c', type]) : type
  if (random.oneIn(40)) headers['content-encoding'] = random.pick(['gzip', 'br', 'x'])
  return { method, path, headers, body }
}

/** A request that is well formed, to something that takes texts: what is odd is how they are written. */
export function textRequest(random: Random): FuzzRequest {
  const call = textCall(random)
  return { ...requestOf(call), defects: call.mayMiss ? [400] : [400, 404] }
}

/** A request to a route with all fields that any route reads, and broken texts in some of them. */
export function fieldsRequest(random: Random, route: FuzzRoute, fields: Fields): FuzzRequest {
  const { method, pattern } = route
  const path = pattern.replace(/:\w+\??|\*/g, () => random.pick(['1', '5', '12', 'vitrine']))
  const hasBody = !['GET', 'HEAD'].includes(method)
  return requestOf({
    method,
    path,
    ...(hasBody ? { json: brokenBody(fields, random) } : { query: brokenQuery(fields, random) }),
  })
}

function requestOf({ method, path, query, json }: TextCall): FuzzRequest {
  const pairs = Object.entries(query ?? {}).map(([name, value]) =>
    [name, value].map((text) => encodeURIComponent(text.toWellFormed())).join('=')
  )
  return {
    method,
    path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: json === undefined ? null : Buffer.from(JSON.stringify(json)),
  }
}

function pathOf(random: Random, pattern: string): string {
  const path = pattern.replace(/:\w+\??|\*/g, () => escaped(random, anyText(random)) || '0')
  if (random.oneIn(40)) return `${path}/${escaped(random, anyText(random))}`
  return path
}

function queryOf(random: Random): string {
  if (random.oneIn(2)) return ''
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const name = random.pick(FIELDS) + random.pick(['', '', '[]', '[a]', '[0][b]', '[__proto__]'])
    return `${escaped(random, name)}=${escaped(random, anyText(random))}`
  })
  return `?${pairs.join('&')}`
}

/** For a path or a query; now and then what is no valid escape. */
function escaped(random: Random, text: string): string {
  const written = encodeURIComponent(text.toWellFormed()).slice(0, 4_000)
  return random.oneIn(15)
    ? written + random.pick(['%', '%zz', '%00', '%0a', '%ff', '%ed%a0%80'])
    : written
}

function bodyOf(random: Random): [type: string | null, body: Buffer] {
  switch (random.pick(BODY_TYPES)) {
    case 'json': {
      const text = JSON.stringify(random.oneIn(10) ? anyValue(random) : anyObject(random))
      const cut = random.oneIn(20) ? text.slice(0, random.below(text.length)) : text
      return ['application/json', Buffer.from(cut)]
    }
    case 'form': {
      const pairs = Object.entries(anyObject(random, 0)).map(
        ([name, value]) => `${escaped(random, name)}=${escaped(random, String(value))}`
      )
      return ['application/x-www-form-urlencoded', Buffer.from(pairs.join('&'))]
    }
    case 'multipart':
      return multipart(random)
    case 'csv': {
      const lines = Array.from(
        { length: random.below(30) },
        () => `${anyText(random)},${anyText(random)}`
      )
      return [random.pick(['text/csv', 'text/plain']), Buffer.from(lines.join('\n'))]
    }
    case 'raw': {
      const bytes = Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256)))
      return [
        random.pick([null, 'application/octet-stream', 'application/json', 'image/png']),
        bytes,
      ]
    }
  }
}

function multipart(random: Random): [type: string, body: Buffer] {
  const boundary = random.pick(['x', '----formdata', 'a'.repeat(70)])
  const parts = Object.entries(anyObject(random, 0)).map(([name, value]) => {
    const field = name.replaceAll(/[\r\n"\0]/g, '_')
    const file = random.oneIn(2) ? `; filename="${random.pick(['a.jpg', '.', 'ä😀.png', ''])}"` : ''
    const type = file ? `\r\nContent-Type: ${random.pick(['image/jpeg', 'x', 'text/html'])}` : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}${type}\r\n\r\n${value}\r\n`
  })
  const end = random.oneIn(10) ? '' : `--${boundary}--\r\n`
  return [`multipart/form-data; boundary=${boundary}`, Buffer.from(parts.join('') + end)]
}
