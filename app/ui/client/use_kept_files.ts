import { useEffect, useEffectEvent, useState } from 'react'
import { useShared } from './use_shared'
import { newUuid } from './new_uuid'

const loadStore = () => import('./kept_files')

interface KeptFiles {
  /** Whether it is known what was kept; never where a browser stores nothing. */
  isRead: boolean
  /** For a form that is sent and left. */
  forget: () => void
}

/**
 * Keeps the files that were chosen in a form for this tab and this user, as `useDraft` keeps what was typed: a reload, or another
 * page that was looked at meanwhile, loses nothing.
 * @param name tells forms apart
 * @param restore told what was kept, unless something is chosen already
 */
export function useKeptFiles(
  name: string,
  files: readonly File[],
  restore: (files: File[]) => void
): KeptFiles {
  const key = `${useShared().auth.user?.id}:${tab()}:${name}`
  const [isRead, setIsRead] = useState(false)
  const take = useEffectEvent((kept: File[]) => {
    if (kept.length > 0 && files.length === 0) restore(kept)
    setIsRead(true)
  })

  useEffect(() => {
    let isLeft = false
    loadStore()
      .then(({ readFiles }) => readFiles(key))
      .then((kept) => isLeft || take(kept), keepsNothing)
    return () => {
      isLeft = true
    }
  }, [key])

  useEffect(() => {
    if (isRead) keep(key, files)
  }, [isRead, key, files])

  return { isRead, forget: () => keep(key, []) }
}

function keep(key: string, files: readonly File[]): void {
  loadStore()
    .then(({ keepFiles }) => keepFiles(key, files))
    .catch(keepsNothing)
}

/** A browser may refuse to store anything, or so much: the form itself still has everything. */
function keepsNothing(): void {}

/** This tab's name, which stays through reloads. */
function tab(): string {
  try {
    const known = sessionStorage.getItem('tab') ?? newUuid()
    sessionStorage.setItem('tab', known)
    return known
  } catch {
    return ''
  }
}
