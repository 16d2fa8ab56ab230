/** Titles and sentences of the error page. */
export const ERROR_MESSAGES: {
  /** Without a body the server's own sentence stands there. */
  byStatus: Partial<Record<number, { title: string; body?: string }>>
  other: { title: string; body?: string }
  retry: string
  back: string
  home: string
  /** Of the link to the page that tells how everything stands. */
  status: string
} = {
  byStatus: {
    403: { title: 'Not allowed' },
    404: {
      title: 'Page not found',
      body: 'This page does not exist, or it is not yours to see. Check the address.',
    },
    419: {
      title: 'Page expired',
      body: 'The page was open for too long. Go back and send it again: what you typed is still there.',
    },
    429: {
      title: 'Too many requests',
      body: 'Please wait a moment, then try again.',
    },
    500: {
      title: 'Something went wrong',
      body: 'The server met an error. Nothing you saved is lost. Please try again.',
    },
    503: {
      title: 'Back in a moment',
      body: 'Vitrine cannot answer right now. Please try again shortly.',
    },
  },
  other: { title: 'This did not work' },
  retry: 'Try again',
  back: 'Go back',
  home: 'Go to the front page',
  status: 'See what works and what does not',
}
