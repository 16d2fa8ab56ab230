import { fetch, type Response } from 'undici'
import { traceCall } from '#app/core/tracing/trace_call'
import { isPublicAddress } from '#app/media/fetching/public_address'
import { checkLiteral, createAgent } from '#app/media/fetching/public_agent'
import type { RemoteSettings } from '../settings.js'

const publicAgent = createAgent()
const anyAgent = createAgent(() => true)

/**
 * Asks for a file that the provider has made: https and public addresses only, checked when connecting; beside them only the
 * stand-in that the operator has set.
 * @throws Error when the address is not allowed, or cannot be reached
 */
export function fetchFile(
  address: string,
  { trustedOrigin }: RemoteSettings,
  init: { method?: 'HEAD'; signal: AbortSignal }
): Promise<Response> {
  const url = new URL(address)
  const isOwn = url.origin === trustedOrigin
  if (!isOwn) {
    if (url.protocol !== 'https:') throw new Error(`Not https: ${url.origin}`)
    checkLiteral(url.hostname, isPublicAddress)
  }
  const dispatcher = isOwn ? anyAgent : publicAgent
  return traceCall('file', { method: init.method ?? 'GET', url }, () =>
    fetch(url, { ...init, dispatcher, redirect: 'error' })
  )
}
