/**
 * Bytes that stay free where Vitrine keeps its data: the database, which may lie there too, needs room for signing in and for what is
 * still to be removed. A start needs them as well.
 */
export const LEAST_FREE_BYTES = 200 * 1024 ** 2

/** With less the operator is told (`operator/checks/check_disk.ts`). */
export const TIGHT_FREE_BYTES = 1024 ** 3
