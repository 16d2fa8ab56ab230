import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { compile } from 'proxy-addr'
import { putSecurityHeaders } from '#app/core/http/security_headers'
import { addressOf, ownAddress } from './address.js'

/** Signs and encrypts cookies and links. Losing it signs everybody out. */
export const appKey = env.get('APP_KEY')

/** Where browsers reach this installation; links in mails and shared pages are built from it. */
export const appUrl = env.get('APP_URL') ?? addressOf(env.get('HOST'), env.get('PORT'))

/** Where this installation is reached by itself. */
export const ownUrl = ownAddress({
  processes: env.get('PROCESSES'),
  host: env.get('HOST'),
  port: env.get('PORT'),
  appUrl,
})

/** Cookies are marked secure when the installation is reached by https. */
export const secureCookies = appUrl.startsWith('https:')

/**
 * Whose `X-Forwarded-For` says where a request comes from. Limits count by it, and the list of sessions shows it.
 */
const isTrustedProxy = compile(
  env
    .get('TRUSTED_PROXIES', 'loopback')
    .split(',')
    .map((network) => network.trim())
)

/** The address that a proxy wrote, without the port that some add; null for anything else. */
function addressIn(text: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const address = bracketed ?? plain ?? text
  return isIP(address) ? address : null
}

export const http = defineConfig({
  trustProxy: isTrustedProxy,
  /** Always an address: it is kept in columns that take nothing else. */
  getIp: ({ request }, told) =>
    addressIn(told()) ?? addressIn(request.socket.remoteAddress ?? '') ?? '0.0.0.0',
  generateRequestId: true,
  /** A body that calls its POST a GET would pass whatever lets reading through: what was confirmed lately, looking at an account, trials. */
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  onBadUrl,
  /** The package's own asks a function about each value: a twentieth of the time of a page, for numbers that no answer has. */
  serializeJSON: (value: unknown) => JSON.stringify(value),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})

/** Answers an address whose escapes are no UTF-8, which no middleware sees. */
function onBadUrl(_request: IncomingMessage, response: ServerResponse): void {
  putSecurityHeaders(response)
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('This address cannot be read.')
}
