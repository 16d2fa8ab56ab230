import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { CREATE_MESSAGES } from '../../messages/en/create'

const PhotoGuide = lazyPart(() => import('./photo_guide'))

/** Opens the guide to good photos. */
export function PhotoGuideLink() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
        className="inline-flex min-h-10 items-center gap-1.5 self-start rounded-control font-medium text-primary underline-offset-4 hover:underline"
      >
        {CREATE_MESSAGES.create.guide}
      </button>
      {state !== 'unused' && (
        <PartBoundary>
          <PhotoGuide open={state === 'open'} onClose={() => setState('closed')} />
        </PartBoundary>
      )}
    </>
  )
}
