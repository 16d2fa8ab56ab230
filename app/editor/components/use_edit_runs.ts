import { useRef } from 'react'
import { isLost } from '~/ui/client/api_error'
import { useServerEvent } from '~/ui/client/events'
import { newUuid } from '~/ui/client/new_uuid'
import { findWork } from '~/work/components/run_generation'
import type { PendingWork } from './editor_draft'
import { problemOfWork } from './editor_problem'
import { runEdit } from './run_edit'
import { pushed } from './steps'
import type { EditorState } from './use_editor_state'

/** Has edits made and waits for them, also after a lost connection. */
export function useEditRuns({ setDraft, setProblem }: EditorState) {
  /** A request whose answer was lost: sent again with its key, it is not paid for twice. */
  const lost = useRef<PendingWork | null>(null)

  async function run(work: PendingWork) {
    setProblem(null)
    setDraft((now) => ({ ...now, pending: work }))
    try {
      const step = await runEdit(work)
      lost.current = null
      setDraft((now) => ({
        ...now,
        // The chain may have been left for another picture meanwhile.
        ...(now.steps.at(now.at)?.path === (work.after ?? work.path) ? pushed(now, step) : {}),
        pending: null,
      }))
    } catch (error) {
      lost.current = isLost(error) ? work : null
      setDraft((now) => ({ ...now, pending: null }))
      if (work.workId === undefined) void goOn()
      setProblem(problemOfWork(work, error))
    }
  }

  /** Waits again for work whose answer was lost, once the server can be asked; what never reached it is not sent by itself. */
  async function goOn() {
    const work = lost.current
    if (!work) return
    const workId = work.workId ?? (await findWork(work.key))
    if (workId !== null && lost.current === work) await run({ ...work, workId })
  }
  useServerEvent('resumed', () => void goOn())

  function order(wanted: Omit<PendingWork, 'key'>) {
    const { current } = lost
    void run(current && isSame(current, wanted) ? current : { ...wanted, key: newUuid() })
  }

  return { run, order }
}

const COMPARED = ['kind', 'path', 'after', 'prompt', 'mask', 'product', 'shapeWay'] as const

function isSame(one: PendingWork, other: Omit<PendingWork, 'key'>): boolean {
  const isSameTask = JSON.stringify(one.task) === JSON.stringify(other.task)
  return isSameTask && COMPARED.every((fact) => one[fact] === other[fact])
}
