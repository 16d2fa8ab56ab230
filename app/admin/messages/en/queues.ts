import { formatNumber } from '#app/i18n/format'

/** What the pages about queues say. */
export const QUEUES = {
  title: 'Queues',
  description: 'Jobs that wait for workers, run, or failed as often as they may be tried.',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'Running',
  failed: 'Failed',
  oldest: 'Oldest waits',
  seconds: (count: number) => `${formatNumber(count)} s`,
  paused: 'Paused',
  pausedBy: (address: string, reason: string) => `By ${address}: ${reason}`,
  goneOperator: 'an account that is gone',
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
    pause_queue: {
      button: 'Pause',
      title: 'Pause this queue?',
      body: 'Workers take none of its jobs until it is resumed. What they have taken is done; what comes meanwhile waits and loses no time.',
      confirm: 'Pause',
    },
    resume_queue: {
      button: 'Resume',
      title: 'Resume this queue?',
      body: 'Workers take its jobs again at once, those that have waited first.',
      confirm: 'Resume',
    },
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
