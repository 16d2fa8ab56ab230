/** The `Legibility` of a row `g` of `generated_images`; null where nobody has counted. */
export const LABEL_SQL = `case when g.label_words is not null
  then json_build_object('words', g.label_words, 'read', g.label_words_read) end`
