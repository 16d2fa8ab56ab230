/** Signs that are read in a second, and seconds until the eye has found them (after the BBC's and Netflix's rules for subtitles). */
const SIGNS_PER_SECOND = 17
const FINDING = 0.5
const SHORTEST = 1

/** Seconds that words must be seen in order to be read. */
export function readingSeconds(text: string): number {
  return Math.max(SHORTEST, FINDING + [...text].length / SIGNS_PER_SECOND)
}

/** Signs that can be read in a time; 0 when it is too short for any. */
export function readableSigns(seconds: number): number {
  return seconds < SHORTEST - 0.01 ? 0 : Math.floor((seconds - FINDING) * SIGNS_PER_SECOND + 0.01)
}
