import { HttpNetworkError, HttpResponseError } from '@inertiajs/core'
import { http } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import type { Standing } from '~/shell/standing'
import { isGateway } from './api_error'
import { fetchStanding } from './standing'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5_000

interface Answering {
  standing: Standing
  /** Whether it could not be reached at first. */
  wasAway: boolean
}

let isAway = false
let asking: Promise<Answering> | null = null
const listeners = new Set<() => void>()

/**
 * Asks the server until it answers, and tells the page meanwhile that it does not. To be called when something found no server:
 * a browser that has a network does not know of one that is away.
 */
export function whenAnswering(): Promise<Answering> {
  asking ??= askUntilAnswered().finally(() => {
    asking = null
  })
  return asking
}

/** Has every call that finds no server, and the browser's own word, looked into. */
export function watchLine(): void {
  const client = http.getClient()
  http.setClient({
    request: (config) =>
      client.request(config).catch((error) => {
        if (isWithoutServer(error)) void whenAnswering()
        throw error
      }),
  })
  addEventListener('offline', () => void whenAnswering())
}

/** Calls back when the server has been away and is back. Returns the function that ends it. */
export function onLineBack(listener: () => void): () => void {
  const tell = () => isAway || listener()
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether the server cannot be reached. */
export function useIsAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isAway
  )
}

async function askUntilAnswered(): Promise<Answering> {
  for (let wasAway = false, pauseMs = FIRST_PAUSE_MS; ; wasAway = true) {
    try {
      const standing = await fetchStanding()
      change(false)
      return { standing, wasAway }
    } catch {
      change(true)
    }
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)
  }
}

/** Not for all browsers at once; ended by a network that is back. */
function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms * (0.75 + Math.random() / 2))
    addEventListener('online', resolve, { once: true })
  })
}

function change(next: boolean): void {
  if (isAway === next) return
  isAway = next
  for (const tell of listeners) tell()
}

function isWithoutServer(error: unknown): boolean {
  if (error instanceof HttpNetworkError) return true
  return error instanceof HttpResponseError && isGateway(error.response.status, error.response.data)
}
