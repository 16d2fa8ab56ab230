/** The announcement of a row of `generations`, for `pg_notify` in the statement that changes it. */
export const GENERATION_EVENT = `json_build_object('type', 'generation', 'userId', user_id, 'data', json_build_object(
    'id', id, 'kind', kind, 'status', state, 'progress', progress, 'step', step, 'product_id', product_id,
    'in_batch', in_batch, 'key', (select k.key from idempotency_keys k where k.generation_id = id limit 1)
  ))::text`
