import { useSyncExternalStore } from 'react'
import type { MaskSession, SessionState } from './mask_session.js'

const NOTHING: SessionState = {
  canUndo: false,
  canRedo: false,
  isChanged: false,
  isAutomatic: false,
}

/** What can be done with a session now; nothing while there is none. */
export function useSessionState(session: MaskSession | null): SessionState {
  return useSyncExternalStore(
    session?.subscribe ?? neverChanges,
    session?.getState ?? (() => NOTHING)
  )
}

function neverChanges() {
  return () => {}
}
