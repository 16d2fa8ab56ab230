import { useState } from 'react'
import { isLost } from '~/ui/client/api_error'
import { useServerEvent } from '~/ui/client/events'
import { newUuid } from '~/ui/client/new_uuid'
import { findWork, runGeneration } from './run_generation'

/**
 * Calls for work of which nothing is paid twice: a call whose answer was lost keeps its key, so that the same call once more
 * leads to the work that it may have begun.
 * @param onArrived told when a call whose answer was lost turns out to have begun its work; the page shows it by itself
 */
export function useKeyedWork(onArrived: () => void) {
  /** Keys of calls whose answers were lost, by what was asked for. */
  const [lost] = useState(() => new Map<string, string>())

  useServerEvent('resumed', () => {
    for (const [call, key] of lost) {
      void findWork(key).then((id) => {
        // A call that was repeated meanwhile tells by itself what came of it.
        if (id !== null && lost.get(call) === key && lost.delete(call)) onArrived()
      })
    }
  })

  /** Calls with a key, the same again for a call that was lost. Throws what `send` throws. */
  async function withKey<Answer>(
    call: readonly [url: string, body: object],
    send: (key: string) => Promise<Answer>
  ): Promise<Answer> {
    const name = JSON.stringify(call)
    const key = lost.get(name) ?? newUuid()
    lost.delete(name)
    try {
      return await send(key)
    } catch (error) {
      if (isLost(error)) lost.set(name, key)
      throw error
    }
  }

  return {
    withKey,
    /** As `runGeneration`. */
    run<Result extends object>(url: string, body: object): Promise<Result> {
      return withKey([url, body], (key) => runGeneration<Result>(url, body, key))
    },
  }
}
