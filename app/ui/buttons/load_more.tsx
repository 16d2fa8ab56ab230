import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from './button'

interface LoadMoreProps {
  /** Name of the page's prop that the server adds to. */
  list: string
  /** Name of the prop that tells where the list goes on. */
  cursor?: string
  /** Where the list goes on; nothing is shown when it has ended. */
  nextCursor: number | string | null
  label: string
}

/** Fetches the next part of a list and adds it to what the page shows. */
export function LoadMore({ list, cursor = 'next_cursor', nextCursor, label }: LoadMoreProps) {
  const [loading, setLoading] = useState(false)
  if (nextCursor === null) return null

  function load() {
    router.reload({
      only: [list, cursor],
      data: { before: nextCursor },
      preserveUrl: true,
      onStart: () => setLoading(true),
      onFinish: () => setLoading(false),
    })
  }

  return (
    <div className="mt-6 text-center">
      <Button variant="secondary" loading={loading} onClick={load}>
        {label}
      </Button>
    </div>
  )
}
