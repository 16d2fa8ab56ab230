import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fetch, type Agent, type Response } from 'undici'
import { traceCall } from '#app/core/tracing/trace_call'
import { FETCH_LIMITS } from '#config/media'
import { PictureRefused } from '../intake/picture_refused.js'
import type { Upload } from '../intake/uploads.js'
import { isPublicAddress } from './public_address.js'
import { AddressRefused, checkLiteral, createAgent } from './public_agent.js'

interface FetchOptions {
  /** Existing or new folder for the file; the caller removes the file. */
  folder: string
  /** Which IP addresses may be connected to. */
  isAllowed?: (address: string) => boolean
  limits?: typeof FETCH_LIMITS
  /** Refuses http, also where a redirect leads. */
  httpsOnly?: boolean
}

const publicAgent = createAgent()
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Fetches a picture from an address that somebody gave: http and https, public addresses only (checked when connecting,
 * again after each redirect), image content only, bounded in size and time. What came is not looked into yet.
 * @throws PictureRefused with a sentence for who gave the address
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Upload> {
  const { folder, isAllowed = isPublicAddress, limits = FETCH_LIMITS, httpsOnly = false } = options
  const agent = isAllowed === isPublicAddress ? publicAgent : createAgent(isAllowed)
  const signal = AbortSignal.timeout(limits.milliseconds)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `fetched-${randomUUID()}`)
  try {
    const response = await follow(address, {
      agent,
      isAllowed,
      signal,
      redirects: limits.redirects,
      httpsOnly,
    })
    const bytes = await save(response, path, limits.bytes)
    return { path, bytes, originalName: null }
  } catch (error) {
    await rm(path, { force: true })
    throw toRefusal(error, signal)
  }
}

interface FollowOptions {
  agent: Agent
  isAllowed: (address: string) => boolean
  signal: AbortSignal
  redirects: number
  httpsOnly: boolean
}

async function follow(address: string, options: FollowOptions): Promise<Response> {
  let url = parse(address, options.httpsOnly)
  for (let left = options.redirects; ; left--) {
    checkLiteral(url.hostname, options.isAllowed)
    const response = await traceCall('picture', { method: 'GET' }, () =>
      fetch(url, {
        dispatcher: options.agent,
        redirect: 'manual',
        signal: options.signal,
        headers: { accept: 'image/*' },
      })
    )
    const location = response.headers.get('location')
    if (!REDIRECTS.includes(response.status) || location === null) return response
    await response.body?.cancel()
    if (left === 0) throw new PictureRefused('redirects')
    url = parse(location, options.httpsOnly, url)
  }
}

function parse(address: string, httpsOnly: boolean, base?: URL): URL {
  const url = URL.parse(address, base)
  const protocols = httpsOnly ? /^https:$/ : /^https?:$/
  const isWeb = url && protocols.test(url.protocol) && !url.username && !url.password
  if (!isWeb) throw new PictureRefused('url')
  return url
}

async function save(response: Response, path: string, most: number): Promise<number> {
  const kind = response.headers.get('content-type') ?? ''
  if (!response.ok || !response.body || !kind.startsWith('image/')) {
    await response.body?.cancel()
    throw new PictureRefused('no_picture')
  }
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > most) done(new PictureRefused('size'))
      else done(null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(response.body), bounded, createWriteStream(path))
  return bytes
}

function toRefusal(error: unknown, signal: AbortSignal): Error {
  if (error instanceof PictureRefused) return error
  if (signal.aborted) return new PictureRefused('time')
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const isRefused = error instanceof AddressRefused || cause instanceof AddressRefused
  return new PictureRefused(isRefused ? 'address' : 'unreachable', {
    cause: error,
  })
}
