/** What changes on an endpoint's page while events are sent. To reset the list alone would ask for nothing but the list. */
export const LOG_PARTS = {
  only: ['endpoint', 'deliveries', 'next_cursor'],
  reset: ['deliveries'],
}
