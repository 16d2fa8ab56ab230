import { randomUUID } from 'node:crypto'

interface CallOptions {
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A client with a cookie jar, as a browser's scripts call the server: session and CSRF token go along by themselves. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #base: string
  #version: Promise<string> | undefined

  constructor(base = `http://${process.env.HOST}:${process.env.PORT}`) {
    this.#base = base
  }

  get(path: string, options?: CallOptions) {
    return this.call('GET', path, options)
  }

  post(path: string, json?: unknown, options?: CallOptions) {
    return this.call('POST', path, { json, ...options })
  }

  /** Opens a page as Inertia does and answers its component and props. */
  async visit(path: string, headers: Record<string, string> = {}) {
    const response = await this.call('GET', path, {
      headers: { ...(await this.#inertiaHeaders()), ...headers },
    })
    const body = response.headers.get('x-inertia') ? await response.json() : null
    return { status: response.status, response, component: body?.component, props: body?.props }
  }

  /** What a page visit sends, for those who send it themselves. */
  async visitHeaders(): Promise<Record<string, string>> {
    return { ...this.#cookieHeader(), ...(await this.#inertiaHeaders()) }
  }

  async call(method: string, path: string, { json, form, headers, signal }: CallOptions = {}) {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.get('/sanctum/csrf-cookie')
    const response = await fetch(new URL(path, this.#base), {
      method,
      redirect: 'manual',
      signal,
      headers: {
        'accept': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...this.#cookieHeader(),
        'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  async #inertiaHeaders(): Promise<Record<string, string>> {
    return { 'x-inertia': 'true', 'x-inertia-version': await this.#assetVersion() }
  }

  /** None without a cookie, as browsers do. */
  #cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {}
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  /** Asked for once, and without cookies, so that no flash message is used up. */
  #assetVersion(): Promise<string> {
    this.#version ??= askAssetVersion(this.#base)
    return this.#version
  }

  #keep(line: string) {
    const [pair, ...attributes] = line.split('; ')
    const name = pair!.slice(0, pair!.indexOf('='))
    if (attributes.some((it) => /^max-age=(0|-)/i.test(it))) this.cookies.delete(name)
    else this.cookies.set(name, pair!.slice(name.length + 1))
  }
}

/** Of the pages that a server gives. */
async function askAssetVersion(base: string): Promise<string> {
  const page = await fetch(new URL('/login', base), { headers: { accept: 'text/html' } })
  return /"version":"?([^",}]*)"?/.exec(unescape(await page.text()))?.[1] ?? '1'
}

function unescape(html: string): string {
  return html.replaceAll('&quot;', '"')
}

/** An address that nobody has registered. */
export function freshEmail(): string {
  return `new-${randomUUID()}@example.test`
}
