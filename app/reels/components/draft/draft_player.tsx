import { Pause, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ReelZone } from '#engine/reel/reel'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { Alert } from '~/ui/feedback/alert'
import { Checkbox } from '~/ui/forms/checkbox'
import { IconButton } from '~/ui/buttons/icon_button'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { Painter } from './paint'
import { useDraftSound } from './use_draft_sound'
import { usePlayback } from './use_playback'
import { ZoneOverlay } from './zone_overlay'

const MESSAGES = REEL_MESSAGES.draft

/** Pixels of the canvas for one of the reel. */
const SCALE = 0.5

interface DraftPlayerProps {
  productName: string
  painter: Painter | undefined
  isFailed: boolean
  zone: ReelZone
  /** Address of its sound and the second with which that begins; null for none. */
  sound: { url: string; from: number } | null
  /** Width for its height, of what is shown before the first draft. */
  shape: number
  children?: ReactNode
}

/** A draft of a reel, drawn as it will be. */
export function DraftPlayer(props: DraftPlayerProps) {
  const { productName, painter, isFailed, zone, sound, shape, children } = props
  const { canvas, isPlaying, isHeard, time, toggle, seek } = usePlayback(painter)
  const [showsZone, setShowsZone] = useState(false)
  useDraftSound(sound, time, isHeard)
  const plan = painter?.plan
  const seconds = plan?.seconds ?? 0
  const ratio = plan ? plan.width / plan.height : shape
  return (
    <div className="flex flex-col gap-3">
      <div className="grid place-items-center rounded-control bg-sunken p-3">
        <div
          className="relative max-w-full overflow-hidden rounded-control shadow-raised"
          style={{ aspectRatio: ratio, width: `min(100%, calc(var(--draft-height) * ${ratio}))` }}
        >
          {!plan && !isFailed && <Skeleton className="absolute inset-0" />}
          <canvas
            ref={canvas}
            role="img"
            aria-label={MESSAGES.label(productName)}
            width={Math.round((plan?.width ?? 1080) * SCALE)}
            height={Math.round((plan?.height ?? 1080 / shape) * SCALE)}
            onClick={toggle}
            className="block size-full cursor-pointer"
          />
          {plan && showsZone && zone !== 'none' && <ZoneOverlay plan={plan} zone={zone} />}
        </div>
      </div>
      {isFailed && <Alert tone="danger">{MESSAGES.failed}</Alert>}
      <div className="flex items-center gap-2">
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? MESSAGES.pause : MESSAGES.play}
          variant="secondary"
          disabled={!plan}
          onClick={toggle}
        />
        <input
          type="range"
          aria-label={MESSAGES.position}
          aria-valuetext={MESSAGES.time(time ?? 0, seconds)}
          min={0}
          max={Math.max(0.1, seconds - 0.05)}
          step={0.05}
          value={time ?? 0}
          disabled={!plan}
          onChange={(event) => seek(event.target.valueAsNumber)}
          className="h-8 min-w-0 grow cursor-pointer accent-primary pointer-coarse:h-10"
        />
        <span aria-hidden className="w-20 text-right text-fine text-muted tabular-nums">
          {(time ?? 0).toFixed(1)} / {seconds} s
        </span>
      </div>
      {zone !== 'none' && (
        <Checkbox
          label={MESSAGES.zone}
          checked={showsZone}
          onChange={(event) => setShowsZone(event.target.checked)}
        />
      )}
      {children}
    </div>
  )
}
