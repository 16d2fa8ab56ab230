import type { Amount } from './step.js'

/** Share of 1 that an amount stands for, with its sign; `usual` when no number was given. */
export function shareOf({ sign, value, exact }: Amount, usual: number, factor: number): number {
  return sign * (exact ? value : usual * value * factor)
}
