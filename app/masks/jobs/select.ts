import type { DirectWork } from '#app/work/direct/define_direct_job'
import type { SELECTION } from '../selection_job.js'

/** Finds what somebody points at. */
export const select: DirectWork<typeof SELECTION> = async (input, engine, context) =>
  (await engine.select(input, context)).mask ?? new Uint8Array()
