import type { FailedWorkData } from '~/work/transformers/failed_work_data'

/**
 * Why an order came to nothing, for its form; null where it stands among the results already, with what can be done about it.
 *
 * @param failed what stands there
 */
export function reasonBeside(
  failed: readonly Pick<FailedWorkData, 'error'>[],
  reason: string | null
): string | null {
  return failed.some(({ error }) => error === reason) ? null : reason
}
