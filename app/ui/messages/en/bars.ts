/** What bars over and under every page say, which are seldom there. */
export const BAR_MESSAGES = {
  announcement: { label: 'Announcement', more: 'Read more' },
  viewed: {
    text: (name: string) => `You see what ${name} sees. Nothing can be changed.`,
    stop: 'Stop',
  },
}
