import type { Grown } from './grow.js'

/** Most that a side may show of seams, of what is torn, of bent colours, and of patches unlike their sources. */
const MOST = { seam: 0.6, torn: 0.31, bent: 30, strange: 40 }

/** Whether the ground that was carried on would be seen to be made. */
export function hasFailed(sides: Grown['sides']): boolean {
  return Object.values(sides).some(
    ({ seam, torn, bent, strange }) =>
      seam > MOST.seam || torn > MOST.torn || bent > MOST.bent || strange > MOST.strange
  )
}
