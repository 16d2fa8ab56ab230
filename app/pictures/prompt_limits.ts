/** Characters of the words for what must not be in pictures, wherever they are asked for. */
export const MAX_NEGATIVE_PROMPT_LENGTH = 500
