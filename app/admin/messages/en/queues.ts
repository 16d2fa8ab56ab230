import { formatNumber } from '#app/i18n/format'

/** What the pages about queues say. */
export const QUEUES = {
  title: 'Queues',
  description:
    'Jobs that wait for workers, run, or failed as often as they may be tried. They cannot be paused: stop the workers for that.',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'Running',
  failed: 'Failed',
  oldest: 'Oldest waits',
  seconds: (count: number) => `${formatNumber(count)} s`,
  workers: 'Workers',
  host: 'Host',
  kinds: 'Takes',
  started: 'Started',
  kindsLeft: (kinds: string) => `No worker takes: ${kinds}`,
  kindsLeftHint:
    'Their work waits. Start a worker whose WORKER_KINDS names them, or one without that setting.',
  failedTitle: (queue: string) => `Failed jobs: ${queue}`,
  failedDescription: 'They are kept for some days. Of what a job is about only ids are shown.',
  none: 'No job has failed',
  noneHint: 'What fails is tried again by itself first.',
  job: 'Job',
  error: 'Error',
  attempts: 'Tries',
  created: 'Ordered',
  ended: 'Failed',
  acts: 'Actions',
  actions: {
    retry_job: {
      button: 'Retry',
      title: 'Do this job once more?',
      body: 'It is taken up within seconds. What has ended meanwhile is left alone.',
      confirm: 'Retry',
    },
    delete_job: {
      button: 'Remove',
      title: 'Remove this job?',
      body: 'It is not tried any more. This cannot be undone.',
      confirm: 'Remove',
    },
  },
}
