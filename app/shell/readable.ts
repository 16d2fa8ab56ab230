/**
 * Something to see, and neither control characters, halves of characters (no database takes them), nor what turns the
 * direction of the text around it.
 */
export const READABLE = /^(?=.*[^\p{C}\p{Z}])[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u
