import pLimit from 'p-limit'

/** Runs what holds a picture's pixels in memory, two at a time for all requests of the process. */
export const twoPictures = pLimit(2)
