/**
 * Joins what has been done for the items `i` of a batch `b`: the newest piece of work, and how many pictures were made
 * altogether, as they were made: deleting one later does not make its item unfinished. Read from the index
 * `generations_of_batches`.
 */
export const ITEM_WORK = `
  left join lateral (
    select (array_agg(id order by id desc))[1] as generation_id,
      (array_agg(state order by id desc))[1] as state,
      coalesce(sum(jsonb_array_length(coalesce(result->'imageIds', '[]'))), 0)::int as made
    from generations where batch_item_id = i.id) w on true`

/** How an item stands (`ItemStatus`); follows from its row, its work and its batch. */
export const ITEM_STATUS = `
  case
    when i.wanted > 0 and b.state = 'cancelled' then 'cancelled'
    when i.wanted > 0 then 'waiting'
    when i.problem is not null then 'failed'
    when w.state in ('queued', 'running') then w.state
    when w.made >= (b.content->>'amount')::int then 'done'
    when w.made > 0 then 'partial'
    when w.state = 'cancelled' and b.state = 'cancelled' then 'cancelled'
    else 'failed'
  end`
