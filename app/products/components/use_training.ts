import { useEffect, useEffectEvent, useState } from 'react'
import { useServerEvent } from '~/shell/client/events'
import { getJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'

const POLL_MS = 5_000

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

/** Follows a training: polls every 5 seconds, and at once when the server announces something. */
export function useTraining(
  requestId: string,
  start: { progress: number; step: string | null },
  { onCompleted, onFailed }: TrainingHandlers
) {
  const [state, setState] = useState(start)
  const [failures, setFailures] = useState(0)

  const poll = useEffectEvent(async () => {
    try {
      const url = route('api.training.status', { requestId })
      const answer = await getJson<TrainingStatus>(url)
      setFailures(0)
      const status = answer.status.toLowerCase()
      if (status === 'completed') onCompleted(answer.model_id)
      else if (status === 'failed' || answer.error) onFailed(answer.error)
      else setState({ progress: answer.progress, step: answer.step })
    } catch {
      if (failures + 1 >= POLL_FAILURES) onFailed(null)
      setFailures(failures + 1)
    }
  })

  useEffect(() => {
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => clearInterval(timer)
  }, [requestId])

  useServerEvent('generation', ({ id, status, progress, step }) => {
    if (id !== requestId) return
    if (status === 'queued' || status === 'running') setState({ progress, step })
    else void poll()
  })

  return state
}
