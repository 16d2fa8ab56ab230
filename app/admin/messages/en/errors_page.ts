/** What the page about unexpected errors says. */
export const ERRORS_PAGE = {
  title: 'Errors',
  description:
    'What went wrong unexpectedly in the last 14 days, the last first. Those that are the same stand together; what somebody sent is not kept.',
  search: 'Part of its name, message or place',
  states: { unseen: 'Not seen', all: 'All' },
  what: 'Error',
  frames: 'Where in the code',
  place: 'Place',
  times: 'Times',
  first: 'First',
  last: 'Last',
  sample: 'Request',
  user: (id: number) => `user ${id}`,
  work: 'work',
  acts: 'Actions',
  see: 'Mark as Seen',
  seeAll: 'Mark All as Seen',
}
