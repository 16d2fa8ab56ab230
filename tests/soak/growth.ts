/** What was sampled of one thing, at equal distances of time. */
export interface Series {
  name: string
  unit: string
  values: readonly number[]
  /** What it may grow by, in its unit, however little it was: a pool that takes one connection more is no leak. */
  least: number
}

export interface Growth {
  /** Medians of the three thirds of what follows the warm-up. */
  thirds: [number, number, number]
  /** From the first of them to the last, as a share of the first; 0 where that is 0. */
  share: number
  /** For each hour, in the unit of the series. */
  slope: number
  isGrowing: boolean
}

/** The share of the samples that is warm-up: code is compiled, caches and pools fill. */
const WARM_UP = 1 / 2

/** What may be added after it. */
const MOST = 0.05

/** Two a third and one beside them: fewer have no medians to compare. */
const FEWEST_SAMPLES = 12

/**
 * Whether something goes on growing. The second half of the samples is cut in three, and the medians of those are compared, which a few high
 * samples do not change. It grows when the last is more than 5 % above the first and the one between lies between them: what was high for a
 * while and came back does not grow.
 *
 * @param everyMs between two samples
 * @throws RangeError when there are too few samples to tell
 */
export function growthOf({ values, least }: Series, everyMs: number): Growth {
  if (values.length < FEWEST_SAMPLES) {
    throw new RangeError(`${values.length} samples are too few: at least ${FEWEST_SAMPLES}`)
  }
  const warm = values.slice(Math.floor(values.length * WARM_UP))
  const third = Math.floor(warm.length / 3)
  const first = median(warm.slice(0, third))
  const middle = median(warm.slice(third, -third))
  const last = median(warm.slice(-third))
  const added = last - first
  const isGrowing = added > Math.max(first * MOST, least) && middle >= first && middle <= last
  return {
    thirds: [first, middle, last],
    share: first === 0 ? 0 : added / first,
    slope: (slopeOf(warm) * 3_600_000) / everyMs,
    isGrowing,
  }
}

/** The median of the slopes between all pairs of samples (Theil and Sen), for each sample: one that is far off does not turn it. */
function slopeOf(values: readonly number[]): number {
  const slopes: number[] = []
  for (let from = 0; from < values.length; from++) {
    for (let to = from + 1; to < values.length; to++) {
      slopes.push((values[to]! - values[from]!) / (to - from))
    }
  }
  return median(slopes)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}
