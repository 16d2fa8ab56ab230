/**
 * What a translation of texts has to be: the same keys, strings for strings, and functions that take the same values.
 * A catalogue in `messages/de/` says `Translation<typeof English>` of the one in `messages/en/`, so that a missing key fails type checking.
 */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : Text extends object
      ? { [Key in keyof Text]: Translation<Text[Key]> }
      : Text
