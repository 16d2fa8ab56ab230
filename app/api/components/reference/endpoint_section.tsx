import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Skeleton } from '~/ui/feedback/skeleton'
import { FoldMark } from '~/ui/text/fold_mark'
import type { ShownEndpoint } from './endpoints_of'
import type { ApiDocument } from './open_api'

const EndpointDetails = lazyPart(() => import('./endpoint_details'))

const TONES: Record<string, BadgeTone> = { get: 'success', post: 'primary', delete: 'danger' }

export interface EndpointSectionProps {
  document: ApiDocument
  endpoint: ShownEndpoint
  /** The visitor's, as typed in; empty while there is none. */
  token: string
}

/** One endpoint: its line, and all about it once that is opened. */
export function EndpointSection({ document, endpoint, token }: EndpointSectionProps) {
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${endpoint.id}`)
  const { id, method, path, summary } = endpoint
  return (
    <details id={id} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <FoldMark />
        <Badge tone={TONES[method]}>{method.toUpperCase()}</Badge>
        <code className="font-mono text-fine font-medium wrap-anywhere">{path}</code>
        <span className="text-muted">{summary}</span>
      </summary>
      {isOpen && (
        <PartBoundary fallback={<Skeleton className="h-64" />}>
          <EndpointDetails document={document} endpoint={endpoint} token={token} />
        </PartBoundary>
      )}
    </details>
  )
}
