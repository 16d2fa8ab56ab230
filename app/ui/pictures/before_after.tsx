import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { classNames } from '../class_names'
import type { CompareSliderProps } from './compare_slider'
import { UI_MESSAGES } from '../messages/en/common'

const CompareSlider = lazyPart(() => import('./compare_slider'))

interface BeforeAfterProps extends CompareSliderProps {
  className?: string
}

/** A before/after comparison that shows the result at once and loads the slider behind it. */
export function BeforeAfter({ className, ...slider }: BeforeAfterProps) {
  const { after, width, height } = slider
  return (
    <div
      className={classNames('relative overflow-hidden rounded-card bg-sunken', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <PartBoundary
        fallback={
          <img
            src={after.src}
            alt={after.alt}
            width={width}
            height={height}
            className="size-full"
          />
        }
      >
        <CompareSlider {...slider} />
      </PartBoundary>
      <Corner side="left">{UI_MESSAGES.before}</Corner>
      <Corner side="right">{UI_MESSAGES.after}</Corner>
    </div>
  )
}

function Corner({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute top-3 z-10 rounded-full bg-gray-900/70 px-2.5 py-1 text-xs font-medium text-white',
        side === 'left' ? 'left-3' : 'right-3'
      )}
    >
      {children}
    </span>
  )
}
