/** Pictures that can be downloaded or deleted together. */
export const MOST_CHOSEN = 500

/** Pictures that one press makes of another one's kind. */
export const VARIATIONS = 4

/** Pictures that stand above the fold on a large screen. */
export const FIRST_ROW = 3
