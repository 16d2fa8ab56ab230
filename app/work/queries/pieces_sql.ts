/**
 * How many pictures work is to make, as SQL, of a row of `generations` called w: one a prompt, or as many as an edit
 * asks for; 1 for everything else, also for prompts that are suggested, which are made all at once.
 */
export const PIECES_SQL = `coalesce(nullif(jsonb_array_length(w.params->'prompts'), 0),
  case when w.kind = 'edit' then (w.params->>'count')::int end, 1)`
