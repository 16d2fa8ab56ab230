import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'

const POLL_MS = 5_000
const POLL_TIMEOUT_MS = 15_000

/** Polls that may fail one after the other before the screen gives up; the training itself goes on. */
const POLL_FAILURES = 3

interface TrainingStatus {
  status: string
  model_id: number
  progress: number
  step: string | null
  error: string | null
}

interface TrainingHandlers {
  onCompleted: (modelId: number) => void
  /** `reason` is the server's sentence, if it gave one. */
  onFailed: (reason: string | null) => void
}

/**
 * Follows a training until it ends: polls every 5 seconds, and at once when the server announces something. One of the
 * handlers is called, once. `isLost` says that the server does not answer; `resume` asks it again.
 */
export function useTraining(
  requestId: string,
  start: { progress: number; step: string | null },
  { onCompleted, onFailed }: TrainingHandlers
) {
  const [state, setState] = useState(start)
  const [isLost, setIsLost] = useState(false)
  const isOver = useRef(false)
  const failures = useRef(0)

  const poll = useEffectEvent(async () => {
    try {
      const url = route('api.training.status', { requestId })
      const answer = await getJson<TrainingStatus>(url, { timeoutMs: POLL_TIMEOUT_MS })
      if (isOver.current) return
      failures.current = 0
      const status = answer.status.toLowerCase()
      isOver.current = status === 'completed' || status === 'failed' || Boolean(answer.error)
      if (status === 'completed') onCompleted(answer.model_id)
      else if (isOver.current) onFailed(answer.error)
      else setState({ progress: answer.progress, step: answer.step })
    } catch {
      failures.current += 1
      if (!isOver.current && failures.current >= POLL_FAILURES) setIsLost(true)
    }
  })

  useEffect(() => {
    if (isLost) return
    isOver.current = false
    failures.current = 0
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      isOver.current = true
      clearInterval(timer)
    }
  }, [requestId, isLost])

  useServerEvent('generation', ({ id, status, progress, step }) => {
    if (id !== requestId) return
    if (status === 'queued' || status === 'running') setState({ progress, step })
    else void poll()
  })
  useServerEvent('resumed', () => void poll())

  return { ...state, isLost, resume: () => setIsLost(false) }
}
