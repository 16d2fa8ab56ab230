import type { ReelPlan, ReelZone } from '#engine/reel/reel'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'

/** What a network lays over a reel, as far as it is known: everything outside of where words are safe. */
export function ZoneOverlay({ plan, zone }: { plan: ReelPlan; zone: ReelZone }) {
  const { safe, width, height } = plan
  const share = (pixels: number, of: number) => `${(100 * pixels) / of}%`
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      <div
        className="absolute rounded-sm shadow-[0_0_0_200vmax_rgb(17_24_39/0.55)] outline-2 outline-white/80 outline-dashed"
        style={{
          left: share(safe.left, width),
          top: share(safe.top, height),
          width: share(safe.right - safe.left, width),
          height: share(safe.bottom - safe.top, height),
        }}
      />
      <p className="absolute inset-x-2 bottom-2 text-center text-xs font-medium text-white">
        {REEL_MESSAGES.draft.covered(REEL_MESSAGES.words.zones[zone])}
      </p>
    </div>
  )
}
