import type { SelectInput } from '#app/engines/engine'
import type { DirectJob } from '#app/work/direct/define_direct_job'

/** A grey PNG of the picture's shape, white = pointed at; empty when nothing was yet. */
export const SELECTION: DirectJob<SelectInput, Uint8Array> = {
  name: 'select',
  needs: 'select',
}
